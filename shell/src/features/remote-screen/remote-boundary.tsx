import { Component, type ReactNode } from 'react';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { reportRemoteFailure } from '../../federation/report.ts';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';

interface Props {
  part: string;
  build: string;
  /** Another address is another try. */
  address: string;
  children: ReactNode;
}

interface State {
  failure: RemoteFailure | null;
  address: string;
}

/** Keeps a remote that throws while rendering inside its own place on the page. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: new RemoteFailure('', '', 'render', error) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.address === state.address ? null : { failure: null, address: props.address };
  }

  override componentDidCatch(error: unknown): void {
    const failure = new RemoteFailure(this.props.part, this.props.build, 'render', error);
    reportRemoteFailure(failure);
    this.setState({ failure });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <RemoteFailurePanel failure={failure} retry={() => this.setState({ failure: null })} />;
  }
}
