import { expect, test } from '../src/engines/engine-fixtures.ts';
import { measure } from '../src/engines/layout.ts';

const BUTTON =
  'position: relative; width: 90px; height: 30px; padding: 0; border: 0; font: 14px/1.3 sans-serif';
const button = (words: string, style = '') =>
  `<button style="${BUTTON}; ${style}"><span style="display: inline-flex">${words}</span></button>`;
const ROW = 'display: flex; width: 400px';
const LONG = 'CabernetSauvignonGrandCru';

/** Small pages, each with one thing planted, and how it is told. */
const faulty: Record<string, [page: string, fault: RegExp]> = {
  'a button over the next one of its row': [
    `<div style="${ROW}">${button('One')}${button('Two', 'margin-left: -20px')}</div>`,
    /^button "One" lies over button "Two"$/,
  ],
  'a button over a field of the row below': [
    `<div style="height: 20px">${button('One')}</div><input style="display: block">`,
    /^button "One" lies over input ""$/,
  ],
  'something taken out of the flow over a button of another card': [
    `<div style="position: relative; height: 30px"><button style="position: absolute; top: 20px; height: 30px">Up</button></div>${button('One')}`,
    /^button "Up" lies over button "One"$/,
  ],
  'words of a button that are broader than it': [
    button(LONG),
    /^span "CabernetSauvignonGrandCru" does not fit at its side$/,
  ],
  'words of a button that are cut by it': [
    button(LONG, 'overflow: hidden'),
    /^span "CabernetSauvignonGrandCru" does not fit at its side$/,
  ],
  'words of a button that are higher than it': [
    button('Ask for a price of all wines of the list'),
    /^span ".*" does not fit above or below$/,
  ],
  'a paragraph that is cut below by what it stands in': [
    '<div style="width: 80px; height: 30px; overflow: hidden"><p>More words than there is room for</p></div>',
    /^p ".*" does not fit above or below$/,
  ],
  'a word that sticks out of its cell': [
    `<table style="table-layout: fixed; width: 60px"><tr><td>${LONG}</td></tr></table>`,
    /^td ".*" does not fit at its side$/,
  ],
  'words that begin beside the page': [
    '<p style="margin-left: -40px">Beside</p>',
    /^p "Beside" does not fit beside the page$/,
  ],
  'a page that is broader than the window': [
    '<div style="width: 9000px; height: 1px">',
    /px stick out of the page$/,
  ],
};

const sound: Record<string, string> = {
  'buttons that stand side by side': `<div style="${ROW}">${button('One')}${button('Two')}</div>`,
  'a control in the field of another': `<div style="position: relative">
    <input style="width: 200px"><button style="position: absolute; left: 150px; top: 0">Clear</button></div>`,
  'links on lines of one sentence': `<p style="width: 120px; line-height: 1.5"><a href="/a">The terms of this shop</a> and <a href="/b">the notice of privacy</a></p>`,
  'a list that is scrolled beside a button': `<div style="${ROW}"><div style="width: 100px; overflow: auto"><div style="display: flex">
    ${button('One', 'flex: none')}${button('Two', 'flex: none')}</div></div>${button('Three')}</div>`,
  'words of a sheet that is drawn small':
    '<section style="transform: scale(0.5)"><h2 style="font: 32px/1 serif; overflow: hidden">Wine</h2></section>',
  'words that go down in a narrow column':
    '<div style="width: 14px"><span style="display: block; writing-mode: vertical-rl; font: 14px/1 sans-serif">공급자</span></div>',
  'words for readers alone': `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden"><i>${LONG}</i></p>`,
  'words that end in a sign': `<p style="width: 80px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</p>`,
  'lines of which the last has a sign': `<p style="display: -webkit-box; width: 80px; overflow: hidden; -webkit-box-orient: vertical;
    -webkit-line-clamp: 1">More words than there is room for</p>`,
  'a count at the corner of a button': button(
    'One<b style="position: absolute; top: -9px; right: -9px">12</b>',
  ),
  'a heading whose lines stand close': '<h1 style="font: 32px/1 serif; overflow: hidden">Wine</h1>',
};

test('a layout’s faults are found, and nothing else', async ({ visitor: { tab } }) => {
  await tab.resize(1440, 900);
  const faultsOf = async (page: string) => {
    await tab.goto(
      `data:text/html,${encodeURIComponent(`<!doctype html><main style="padding: 20px 0">${page}</main>`)}`,
    );
    return (await tab.run(measure, null)).faults;
  };
  for (const [what, [page, fault]] of Object.entries(faulty))
    expect.soft(await faultsOf(page), what).toEqual([expect.stringMatching(fault)]);
  for (const [what, page] of Object.entries(sound)) expect.soft(await faultsOf(page), what).toEqual([]);
});
