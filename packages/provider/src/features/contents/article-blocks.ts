import { type ArticleBlock, LINK_PATTERN, type Picture, type TextRun } from '@vitis/contracts';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PICTURE_FILE, sanitizeArticle } from '../../db/rich-text.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;
type Look = Omit<TextRun, 'text'>;

const isElement = (node: Node): node is Element => 'attribs' in node;

/**
 * An article's HTML as the blocks that go over the wire. Sanitized again on the way out: a row may be older than a rule,
 * or have been written by other hands.
 */
export const articleBlocks = (html: string): ArticleBlock[] =>
  blocksIn(parseDocument(sanitizeArticle(html)).children);

/** The pictures inside of an article. */
export const picturesIn = (html: string): Picture[] =>
  articleBlocks(html).flatMap((block) => (block.type === 'picture' ? [block.picture] : []));

/** Blocks in their order; words that stand between blocks are a paragraph. */
function blocksIn(nodes: readonly Node[]): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let loose: Node[] = [];
  const close = () => {
    const line = lineOf(loose);
    if (line.length > 0) blocks.push({ type: 'paragraph', line });
    loose = [];
  };
  for (const node of nodes) {
    const made = isElement(node) ? blocksOf(node) : null;
    if (made === null) loose.push(node);
    else {
      close();
      blocks.push(...made);
    }
  }
  close();
  return blocks;
}

/** The blocks of an element; null for one that stands in a line. */
function blocksOf(element: Element): ArticleBlock[] | null {
  switch (element.name) {
    case 'h2':
    case 'h3': {
      const text = wordsOf(element);
      return text === '' ? [] : [{ type: 'heading', level: element.name === 'h2' ? 2 : 3, text }];
    }
    case 'ul':
    case 'ol': {
      const lines = DomUtils.getElementsByTagName('li', element.children).map((item) => lineOf([item]));
      const items = lines.filter((line) => line.length > 0);
      return items.length === 0 ? [] : [{ type: 'list', ordered: element.name === 'ol', items }];
    }
    case 'blockquote':
      return quoteOf(element);
    case 'figure':
    case 'img':
      return pictureBlocks(element);
    case 'p':
    case 'li':
    case 'figcaption':
      return blocksIn(element.children);
    default:
      return null;
  }
}

function quoteOf(element: Element): ArticleBlock[] {
  const [cite] = DomUtils.getElementsByTagName('cite', element.children);
  const source = cite ? wordsOf(cite) : '';
  const line = lineOf(element.children.filter((child) => child !== cite));
  return line.length === 0 ? [] : [{ type: 'quote', line, source: source === '' ? null : source }];
}

/** A picture with its caption; a figure without a picture is its words. */
function pictureBlocks(element: Element): ArticleBlock[] {
  const [image] = DomUtils.getElementsByTagName('img', [element]);
  const picture = image && pictureOf(image);
  if (!picture) return element.name === 'img' ? [] : blocksIn(element.children);
  const [caption] = DomUtils.getElementsByTagName('figcaption', element.children);
  return [{ type: 'picture', picture, caption: caption ? wordsOf(caption) : '' }];
}

/** The picture that an image names; null where its files are not the shop's own, or its measure is missing. */
function pictureOf({ attribs }: Element): Picture | null {
  const named = (attribs.srcset || attribs.src || '').split(',').map((candidate) => {
    const [file = ''] = candidate.trim().split(/\s/);
    return PICTURE_FILE.exec(file);
  });
  const base = named[0]?.[1];
  const [width, height] = [Number(attribs.width), Number(attribs.height)];
  if (base === undefined || named.some((file) => file?.[1] !== base)) return null;
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) return null;
  const widths = named.map((file) => Number(file?.[2])).sort((one, other) => one - other);
  return { base, widths, width, height, ...(attribs.alt ? { alt: attribs.alt } : {}) };
}

const wordsOf = (element: Element): string => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();

/** Words with their look; spaces count once, as in a browser, and none stands at an end. */
function lineOf(nodes: readonly Node[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const run of runsIn(nodes, {})) {
    const before = runs.at(-1);
    const text = /^$|\s$/.test(before?.text ?? '') ? run.text.replace(/^ /, '') : run.text;
    if (text === '') continue;
    if (before && looksAlike(before, run)) before.text += text;
    else runs.push({ ...run, text });
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}

const looksAlike = (one: Look, other: Look): boolean =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;

function runsIn(nodes: readonly Node[], look: Look): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    if (node.type === 'text' && 'data' in node) return [{ ...look, text: node.data.replace(/\s+/g, ' ') }];
    if (!isElement(node)) return [];
    if (node.name === 'br') return [{ ...look, text: '\n' }];
    return runsIn(node.children, { ...look, ...lookOf(node) });
  });
}

function lookOf({ name, attribs }: Element): Look {
  if (name === 'strong') return { strong: true };
  if (name === 'em') return { emphasis: true };
  const href = name === 'a' ? attribs.href : undefined;
  return href !== undefined && LINK_PATTERN.test(href) ? { href } : {};
}
