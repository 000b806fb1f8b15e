import * as v from 'valibot';
import { Picture } from './picture.ts';

/** Where a text may lead: a page of the shop, another site over https, a mailbox, a telephone. Nothing that runs. */
export const LINK_PATTERN = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/;

/** Words of a line as they are set; with `href` they lead somewhere. */
export const TextRun = v.object({
  text: v.string(),
  strong: v.optional(v.boolean()),
  emphasis: v.optional(v.boolean()),
  href: v.optional(v.pipe(v.string(), v.regex(LINK_PATTERN))),
});
export type TextRun = v.InferOutput<typeof TextRun>;

const Line = v.array(TextRun);

/**
 * A piece of an article, in the order of reading. What an editor wrote as HTML travels as this tree: a browser has
 * nothing to parse, and what the tree has no name for (a script, a style, a frame) cannot come along.
 */
export const ArticleBlock = v.variant('type', [
  v.object({ type: v.literal('heading'), level: v.picklist([2, 3]), text: v.string() }),
  v.object({ type: v.literal('paragraph'), line: Line }),
  v.object({ type: v.literal('quote'), line: Line, source: v.nullable(v.string()) }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(Line) }),
  v.object({ type: v.literal('picture'), picture: Picture, caption: v.string() }),
]);
export type ArticleBlock = v.InferOutput<typeof ArticleBlock>;
