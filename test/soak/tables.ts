import { type End, ENDS } from './ends'
import { CONNECTIONS } from './faults/connections'
import type { Injected } from './faulty'
import { WIRE_FAULTS } from './http/wire-faults'
import { PHASES } from './phases'
import type { Outcome } from './soak'

/** What the designer meets, in few words. */
const HEADS: Record<End, string> = {
  placed: 'placed',
  failed: 'failed, with its reason',
  'refused before sending': 'refused before sending',
  kept: 'kept to be fetched',
  'asked about': 'asked about',
  cancelled: 'cancelled',
  'not begun': 'not begun'
}

interface Row {
  injected: Injected
  /** How what it hit ended; null for a fault of the main thread, which hits the whole file. */
  end: End | null
}

/** Faults by phase and by family, or by name, with how what they hit ended, as Markdown. */
export function soakTables(outcomes: readonly Outcome[], byName = false): string {
  const rows = outcomes.flatMap(({ injected, ends }) =>
    injected.map((one): Row => ({ injected: one, end: ends.get(one.subject)?.end ?? null }))
  )
  const kindOf = byName ? (fault: string) => fault : familyOf
  const kinds = [...new Set(rows.map(({ injected }) => kindOf(injected.fault)))].sort()
  return [
    table(
      ['phase', 'faults', ...ENDS.map((end) => HEADS[end])],
      [
        ...PHASES.map((phase) => {
          const own = rows.filter(({ injected }) => injected.phase === phase)
          return [phase, own.length, ...countEnds(own)]
        }),
        ['all', rows.length, ...countEnds(rows)]
      ]
    ),
    table(
      ['fault', ...PHASES, ...ENDS.map((end) => HEADS[end])],
      [
        ...kinds.map((kind) => {
          const own = rows.filter(({ injected }) => kindOf(injected.fault) === kind)
          const phases = PHASES.map(
            (phase) => own.filter(({ injected }) => injected.phase === phase).length
          )
          return [kind, ...phases, ...countEnds(own)]
        })
      ]
    )
  ].join('\n\n')
}

const CONNECTION_NAMES = new Set([...CONNECTIONS, ...WIRE_FAULTS].map(({ name }) => name))

function familyOf(fault: string): string {
  if (fault.includes(': ')) return 'a call of the main thread'
  if (fault.startsWith('3')) return 'a redirect to another site'
  if (fault.startsWith('429')) return 'a service that is busy (429)'
  if (fault.startsWith('4')) return 'another refusal (4xx)'
  if (fault.startsWith('5')) return 'a service that is down (5xx)'
  if (fault.includes('sleep')) return fault
  return CONNECTION_NAMES.has(fault) ? 'a connection that breaks' : 'an answer that lies'
}

function countEnds(rows: readonly Row[]): number[] {
  return ENDS.map((wanted) => rows.filter(({ end }) => end === wanted).length)
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => (cell === 0 ? '' : cell)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
