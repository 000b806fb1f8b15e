/** Event of the window by which a shell that came says that it cannot start. */
export const START_FAILED = 'vitis-start-failed';
