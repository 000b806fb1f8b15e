/** Event of the window by which a shell that came says that it cannot start, or that its page broke above every boundary. */
export const START_FAILED = 'vitis-start-failed';
