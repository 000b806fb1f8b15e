/** Trade of a period, added up: figures, drawing and rows, for who bought and for who sold. */

export { documentsOf, shortText, type TradeFilters, tradeAddress } from './trade-address.ts';
export { hasDrawing, TradeChart } from './trade-chart.tsx';
export { tradeColumns } from './trade-columns.tsx';
export { TradeFigures, TradeWithin } from './trade-figures.tsx';
export { shortMonth } from './trade-words.ts';
