import type { useState } from 'react';
// @ts-expect-error A file behind the package's names: the build takes it for no module of the host, and nobody has typed it.
import * as copy from '../../node_modules/react/cjs/react.production.js';

/** A hook of a second React, which this build carries; nobody has told that React what is being rendered. */
export const useOwnState: typeof useState = copy.useState;
