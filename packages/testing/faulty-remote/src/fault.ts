/** A text in the build that tests replace with the fault's name; parsed, so that no compiler decides beforehand. */
export const fault: string = JSON.parse('"@@fault@@"');
