import { Component, type ReactNode } from 'react';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { reportRemoteFailure } from '../../federation/report.ts';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';

interface Props {
  part: string;
  children: ReactNode;
}

/** Keeps a remote that throws while rendering inside its own place on the page. */
export class RemoteBoundary extends Component<Props, { failure: RemoteFailure | null }> {
  override state: { failure: RemoteFailure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: new RemoteFailure('', '', 'render', error) };
  }

  override componentDidCatch(error: unknown): void {
    reportRemoteFailure(new RemoteFailure(this.props.part, '', 'render', error));
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <RemoteFailurePanel failure={failure} retry={() => this.setState({ failure: null })} />;
  }
}
