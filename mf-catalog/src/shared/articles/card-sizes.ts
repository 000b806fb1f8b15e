/** How large an article stands in a list: the lead across the page, two beside each other, three. */
export type CardSize = 'lead' | 'large' | 'small';

/** Widths of the pictures; the stylesheet says the same. */
export const CARD_SIZES: Readonly<Record<CardSize, string>> = {
  lead: '(min-width: 1200px) 716px, (min-width: 992px) 60vw, calc(100vw - 32px)',
  large: '(min-width: 1200px) 560px, (min-width: 768px) 47vw, calc(100vw - 32px)',
  small: '(min-width: 1200px) 362px, (min-width: 992px) 31vw, (min-width: 768px) 47vw, calc(100vw - 32px)',
};

/** The size of an article by its place in a list. */
export const sizeAt = (at: number): CardSize => (at === 0 ? 'lead' : at < 3 ? 'large' : 'small');

/** How wide the picture of an article stands over its text. */
export const ARTICLE_PICTURE =
  '(min-width: 1048px) 1000px, (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
