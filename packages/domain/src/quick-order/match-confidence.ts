import { type SearchForm, searchForm, WORD_START } from '../search/search-form.ts';
import { type PreparedQuery, prepareQuery, type SearchTier, tierOf } from '../search/search-tier.ts';
import type { WrittenWine } from './read-wine.ts';

/** A wine of the catalogue that a written line may mean. */
export interface MatchCandidate {
  readonly id: number;
  /** Its names in the languages that people write. */
  readonly names: readonly string[];
  /** Names of its winery, areas and grapes. */
  readonly references: readonly string[];
  readonly vintage: number | null;
  readonly millilitres: number;
}

/** Confidence, out of 100, by the way in which a name answers the words; the larger part of it they are, the more. */
const BY_TIER: Readonly<Record<SearchTier, number>> = {
  EXACT: 100,
  PREFIX: 78,
  CONTAINS: 76,
  WORDS: 74,
  FOLDED: 72,
  JAMO_PREFIX: 60,
  NEAR: 56,
  CHOSEONG_PREFIX: 50,
  CHOSEONG_INSIDE: 40,
};
const WHOLE_NAME = 24;
/** By letters in the middle of a word, or by a few that only fold alike: it may be chance. */
const INSIDE_WORD = 44;
const FEW_LETTERS = 6;
/** By the whole name of its winery, region or grape, by the beginning of one, and by something else. */
const BY_REFERENCE = { EXACT: 70, PREFIX: 60, OTHER: 42 } as const;

const OTHER_VINTAGE = 35;
const OTHER_SIZE = 30;
/** Nobody who writes no size means a magnum. */
const UNUSUAL_SIZE = 10;
const USUAL_MILLILITRES = 750;
const CORRECTED = 25;
/** What the client has bought before is meant more often. */
const BOUGHT_BEFORE = 8;

/** Confidence from which a match is taken without a question, if it is ahead of the next by so much. */
const SURE_CONFIDENCE = 84;
const SURE_LEAD = 8;

/** Whether the words stand in a text from the beginning of one of its words on. */
function beginsWord({ whole }: PreparedQuery, { letters, folded, letterMarks }: SearchForm): boolean {
  return Array.from(letterMarks).some(
    (mark, at) =>
      mark === WORD_START && (letters.startsWith(whole.letters, at) || folded.startsWith(whole.folded, at)),
  );
}

function byName(query: PreparedQuery, name: string): number {
  const text = searchForm(name);
  const tier = tierOf(query, text);
  if (tier === null) return 0;
  if (tier === 'EXACT') return BY_TIER.EXACT;
  if ((tier === 'CONTAINS' || tier === 'FOLDED') && !beginsWord(query, text)) return INSIDE_WORD;
  // 마고 folds like the beginning of 마콩.
  if (tier === 'FOLDED' && query.whole.letters.length < FEW_LETTERS) return INSIDE_WORD;
  const share = Math.min(1, query.whole.letters.length / text.letters.length);
  return Math.round(BY_TIER[tier] + WHOLE_NAME * share);
}

function byReference(query: PreparedQuery, reference: string): number {
  const tier = tierOf(query, searchForm(reference));
  return tier === 'EXACT' || tier === 'PREFIX' ? BY_REFERENCE[tier] : BY_REFERENCE.OTHER;
}

function lessFor(line: Omit<WrittenWine, 'code'>, { vintage, millilitres }: MatchCandidate): number {
  const isOtherYear = line.vintage !== null && line.vintage !== (vintage ?? 'NV');
  const isOtherSize = millilitres !== (line.millilitres ?? USUAL_MILLILITRES);
  const size = line.millilitres === null ? UNUSUAL_SIZE : OTHER_SIZE;
  return (isOtherYear ? OTHER_VINTAGE : 0) + (isOtherSize ? size : 0);
}

/** The words of a line, and what a search has made of them. */
export interface SearchedLine extends Omit<WrittenWine, 'code'> {
  /** The words in other spellings. */
  readonly otherSpellings?: readonly string[];
  /** Whether the words are not those that were written: fewer, or other ones. */
  readonly isCorrected?: boolean;
}

/** How sure it is that a line means each of the candidates, out of 100, the surest first; equals keep their order. */
export function rankCandidates<Candidate extends MatchCandidate>(
  line: SearchedLine,
  candidates: readonly Candidate[],
): { candidate: Candidate; confidence: number }[] {
  const queries = [line.words, ...(line.otherSpellings ?? [])].map(prepareQuery);
  // Most candidates share winery, region and grapes.
  const known = new Map<string, number>();
  const ofReference = (reference: string): number => {
    const confidence =
      known.get(reference) ?? Math.max(...queries.map((query) => byReference(query, reference)));
    known.set(reference, confidence);
    return confidence;
  };
  const less = line.isCorrected ? CORRECTED : 0;
  return candidates
    .map((candidate) => {
      const best = Math.max(
        ...candidate.names.flatMap((name) => queries.map((query) => byName(query, name))),
        ...candidate.references.map(ofReference),
      );
      return { candidate, confidence: Math.max(1, best - lessFor(line, candidate) - less) };
    })
    .sort((a, b) => b.confidence - a.confidence);
}

/** A confidence once it is known whether the client has bought the wine before. */
export const confidenceOfClient = (confidence: number, boughtBefore: boolean): number =>
  Math.min(100, confidence + (boughtBefore ? BOUGHT_BEFORE : 0));

/**
 * Whether the surest of the matches may be taken without asking, by what the line says alone: what was bought before
 * comes first among several, and is still one of several.
 */
export function isSure(confidences: readonly number[]): boolean {
  const [first = 0, second = 0] = confidences.toSorted((a, b) => b - a);
  return first >= SURE_CONFIDENCE && first - second >= SURE_LEAD;
}
