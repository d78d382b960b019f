/**
 * How often a property is tried. `FC_RUNS=100 npx vitest run test/…` tries it a hundred times as often, for a night.
 */
export function runs(usual: number): { numRuns: number } {
  return { numRuns: Math.round(usual * Number(process.env.FC_RUNS ?? 1)) }
}
