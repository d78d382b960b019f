import type { Table } from '../../table'
import { type Cost, MEMORY_ROUNDS, MEMORY_RUNS, ROUNDS, RUNS } from './cost'

/** Costs as tables. */
export function costTables(costs: readonly Cost[]): Table[] {
  return [
    {
      title: 'Time of the engine at 2000 x 1125 px, ms',
      note: `Node ${process.version}, one thread, medians (least) of ${ROUNDS * (RUNS - 1)} warm runs and of ${ROUNDS} fresh processes. A process starts, reads raw pixels, runs once and ends. Medium desktopWeb.`,
      columns: [
        'warm',
        'first run of a process',
        'whole process',
        'longest stretch between pauses'
      ],
      rows: costs.map((cost) => ({
        label: cost.task,
        values: [
          withLeast(cost.warm, cost.leastWarm),
          withLeast(cost.first, cost.leastFirst),
          withLeast(cost.whole, cost.leastWhole),
          cost.longest.toFixed(0)
        ]
      }))
    },
    {
      title: 'Memory of the engine at 2000 x 2000 px, MB',
      note: `Peak resident memory of a fresh process over what it held with the picture's pixels read (16 MB); medians of ${MEMORY_ROUNDS} processes. What a process reached before counts as well, so the first row is the least that can be seen.`,
      columns: ['first run', `${MEMORY_RUNS} runs in a row`],
      rows: costs.map(({ task, peakOfFirst, peak }) => ({
        label: task,
        values: [peakOfFirst.toFixed(0), peak.toFixed(0)]
      }))
    }
  ]
}

const withLeast = (typical: number, least: number): string =>
  `${typical.toFixed(0)} (${least.toFixed(0)})`
