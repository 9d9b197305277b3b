const LEAST = 2;

/**
 * How often a property that needs the database is tried, with other values at each run of the tests.
 * @param all in `npm run test:full`; in `npm test` it is a tenth of them, and two at least.
 */
export const propertyRuns = (all: number): number =>
  process.env['ADAOS_TEST_FULL'] === '1' ? all : Math.max(LEAST, Math.ceil(all / 10));
