/** Measured rows: a label and one number or word per column. */
export interface Table {
  title: string
  /** How it was measured, in a line. */
  note: string
  columns: string[]
  rows: { label: string; values: (number | string)[] }[]
}

export function printTable({ title, note, columns, rows }: Table): void {
  console.log(`\n## ${title}\n${note}\n`)
  console.log(`| ${['', ...columns].join(' | ')} |`)
  console.log(`|${' --- |'.repeat(columns.length + 1)}`)
  for (const { label, values } of rows) console.log(`| ${[label, ...values].join(' | ')} |`)
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits))
}
