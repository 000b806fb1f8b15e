import './pretendard.css';

/**
 * Loads the font's one file, so that a page is laid out anew once; after it the styles by which the browser fetches
 * further files where the page has a syllable that the first has not.
 */
export async function loadPretendard(): Promise<void> {
  await document.fonts.load('1em Pretendard', '가');
  await import(/* webpackChunkName: "pretendard-rare" */ './pretendard-rare.ts');
}
