/** Is there another page after this one? Pages are counted from 1. */
export const hasNextPage = ({
  pageNo,
  pageSize,
  total,
}: {
  pageNo: number;
  pageSize: number;
  total: number;
}): boolean => pageNo * pageSize < total;

/** A page as a caller may ask for it: never before the first, never beyond what the service takes. */
export const pageOf = (pageNo: number): number => Math.min(1000, Math.max(1, pageNo));
