/**
 * What is meant, by the demonstration shop's keys: `wine lamonet-1` is any year of a house's first wine, `wine lamonet-1 2019`
 * one of them, `area bordeaux + grape merlot` a wine that is both.
 */
type Meant = `${'area' | 'country' | 'grape' | 'kind' | 'winery' | 'wine'} ${string}`;

/** What a person types, and what has to stand first; the wines of that come first in the results. */
export type Row = readonly [typed: string, first: Meant | readonly Meant[]];
