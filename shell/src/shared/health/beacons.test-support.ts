import { PageReports } from '@vitis/contracts/page-reports';
import * as v from 'valibot';

/** What a page hands to its browser, to be sent even when the page is left. */
export const beacon = jest.fn((_path: string, _body: Blob) => true);

/** From now on the browser takes beacons, and none has been sent; time stands until it is moved. */
export function takeBeacons(): void {
  jest.useFakeTimers();
  beacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
}

/** The reports of every beacon so far, checked as the gateway checks them. */
export const sentReports = (): Promise<PageReports['reports'][]> =>
  Promise.all(
    beacon.mock.calls.map(async ([path, body]) => {
      expect([path, body.type]).toEqual(['/reports', 'application/json']);
      return v.parse(PageReports, JSON.parse(await body.text())).reports;
    }),
  );
