import type { PageHead, RouteRequest } from '@vitis/platform';

/** The number of a document names its page; it stands in the path under this name. */
export const numberTitle =
  (name: string) =>
  ({ params: { [name]: title } }: RouteRequest): PageHead =>
    title === undefined ? {} : { title };

/** A print document is named by its kind and its number, and so is the file that it is printed to. */
export const numberSubject =
  (name: string) =>
  ({ params: { [name]: subject } }: RouteRequest): PageHead =>
    subject === undefined ? {} : { subject };
