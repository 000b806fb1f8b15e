import { type ComponentType, useEffect } from 'react';
import { fault } from './fault.ts';
import { useOwnState } from './own-react.ts';

function fail(): never {
  throw new Error('a broken screen');
}

function OwnReact() {
  const [bottles] = useOwnState(12);
  return <p>{bottles}</p>;
}

function FaultyScreen() {
  if (fault === 'throws at render') fail();
  useEffect(() => {
    if (fault === 'throws in an effect') fail();
    if (fault === 'rejects a promise') void Promise.reject(new Error('a broken promise'));
    if (fault === 'throws later') setTimeout(fail);
  }, []);
  return (
    <>
      {fault === 'brings its own React' && <OwnReact />}
      <h1>Faulty</h1>
      <input aria-label="Text" />
      <button type="button" onClick={() => fault === 'throws in a handler' && fail()}>
        Press
      </button>
    </>
  );
}

// The types would not allow it, and a build of other types can do it all the same.
export const Screen = (fault === 'exports no screen' ? undefined : FaultyScreen) as ComponentType;
