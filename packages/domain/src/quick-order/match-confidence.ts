import { searchForm } from '../search/search-form.ts';
import { prepareQuery, type SearchTier, tierOf, tierRank } from '../search/search-tier.ts';
import type { WrittenWine } from './read-wine.ts';

/** A wine of the catalogue that a written line may mean. */
export interface MatchCandidate {
  readonly id: number;
  /** Its names in the languages that people write. */
  readonly names: readonly string[];
  readonly vintage: number | null;
  readonly millilitres: number;
}

/** How sure a name is by the way in which it answers the words, out of 100. */
const BY_TIER: Readonly<Record<SearchTier, number>> = {
  EXACT: 100,
  PREFIX: 92,
  CONTAINS: 88,
  WORDS: 86,
  FOLDED: 86,
  SYNONYM: 84,
  JAMO_PREFIX: 74,
  NEAR: 68,
  CHOSEONG_PREFIX: 62,
  CHOSEONG_INSIDE: 52,
};
/** Found by its winery, region or grape. */
const BY_REFERENCE = 50;
const OTHER_VINTAGE = 35;
const OTHER_SIZE = 30;
/** Nobody who writes no size means a magnum. */
const UNUSUAL_SIZE = 10;
const USUAL_MILLILITRES = 750;
/** What the client has bought before is meant more often. */
const BOUGHT_BEFORE = 8;

/** Confidence from which a match is taken without a question, if it is ahead of the next by so much. */
export const SURE_CONFIDENCE = 84;
const SURE_LEAD = 8;

function nameConfidence(words: string): (names: readonly string[]) => number {
  const query = prepareQuery(words);
  return (names) => {
    const tiers = names.flatMap((name) => tierOf(query, searchForm(name)) ?? []);
    const best = tiers.sort((a, b) => tierRank(a) - tierRank(b))[0];
    return best === undefined ? BY_REFERENCE : BY_TIER[best];
  };
}

function lessFor(line: Omit<WrittenWine, 'code'>, { vintage, millilitres }: MatchCandidate): number {
  const isOtherYear = line.vintage !== null && line.vintage !== (vintage ?? 'NV');
  const size =
    line.millilitres === null
      ? millilitres === USUAL_MILLILITRES
        ? 0
        : UNUSUAL_SIZE
      : millilitres === line.millilitres
        ? 0
        : OTHER_SIZE;
  return (isOtherYear ? OTHER_VINTAGE : 0) + size;
}

/**
 * How sure it is that a line means each of the candidates, out of 100, the surest first; equals keep their order.
 * `found` says how the candidates were found: by all of the words, or only by some of them.
 */
export function rankCandidates<Candidate extends MatchCandidate>(
  line: Omit<WrittenWine, 'code'>,
  candidates: readonly Candidate[],
  found: 'words' | 'some-words' = 'words',
): { candidate: Candidate; confidence: number }[] {
  const byName = nameConfidence(line.words);
  const less = found === 'words' ? 0 : BY_REFERENCE / 2;
  return candidates
    .map((candidate) => ({
      candidate,
      confidence: Math.max(1, byName(candidate.names) - lessFor(line, candidate) - less),
    }))
    .sort((a, b) => b.confidence - a.confidence);
}

/** A confidence once it is known whether the client has bought the wine before. */
export const confidenceOfClient = (confidence: number, boughtBefore: boolean): number =>
  Math.min(100, confidence + (boughtBefore ? BOUGHT_BEFORE : 0));

/** Whether the first of the matches may be taken without asking. They are in order, the surest first. */
export function isSure(matches: readonly { readonly confidence: number }[]): boolean {
  const [first, second] = matches;
  if (!first || first.confidence < SURE_CONFIDENCE) return false;
  return second === undefined || first.confidence - second.confidence >= SURE_LEAD;
}
