import { TASTE_TRAITS, type TasteAnswers, type TasteProfile, type TasteTrait } from '@vitis/contracts';

const MEASURES = { LOW: 1.5, MEDIUM: 3, HIGH: 4.5 } as const;
/** Most wines are dry: sweetness begins lower than the other traits do. */
const SWEETNESS = { LOW: 0.5, MEDIUM: 2, HIGH: 4 } as const;

/** Where on the scales of wine somebody's answers are. */
export const tasteProfile = ({ sugar, body, acidity, tannin }: TasteAnswers): TasteProfile => ({
  sugar: SWEETNESS[sugar],
  body: MEASURES[body],
  acidity: MEASURES[acidity],
  tannin: MEASURES[tannin],
});

export type Tastes = Readonly<Record<TasteTrait, number | null>>;

/** A trait counts as a reason up to this distance; a wine that is this close in none does not fit. */
export const TASTE_CLOSE = 0.8;
const MOST_REASONS = 3;

/** How well a wine fits, in percent, and in what; a trait that the wine does not have (tannin of a white) counts nothing. */
export function tasteMatch(profile: TasteProfile, tastes: Tastes) {
  const traits = TASTE_TRAITS.flatMap((trait) => {
    const value = tastes[trait];
    return value === null ? [] : [{ trait, value, distance: Math.abs(value - profile[trait]) }];
  });
  const mean = traits.reduce((sum, { distance }) => sum + distance, 0) / Math.max(1, traits.length);
  const reasons = traits
    .filter(({ distance }) => distance <= TASTE_CLOSE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_REASONS)
    .map(({ trait, value }) => ({ trait, value }));
  return { match: traits.length === 0 ? 0 : Math.max(0, Math.round(100 - mean * 20)), reasons };
}

/** The word for a measure: low, medium or high. */
export const tasteLevel = (value: number): 'LOW' | 'MEDIUM' | 'HIGH' =>
  value < 2 ? 'LOW' : value < 3.75 ? 'MEDIUM' : 'HIGH';
