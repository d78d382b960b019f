import { describe, expect, it } from 'vitest'
import { accuracyTable, judgedRow } from './accuracy-tables'
import { type Measured, measurePerception } from './measured'
import { summaryTable } from './summary-table'
import { targetTable } from './targets'
import { worstTable } from './worst-pages'

const scores = (nss: number, cc: number) => [
  { auc: 0.8, sauc: 0.6, nss, cc, kl: 0.5, sim: 0.6, peak: 1 }
]
const NOTHING: Measured = {
  accuracy: {},
  boxes: {},
  order: null,
  popOut: null,
  faces: null,
  clarity: null,
  costs: null
}
const measured: Measured = {
  ...NOTHING,
  accuracy: {
    osie: { centre: scores(0.8, 0.3), generic: scores(2.3, 0.6) },
    gdi: { centre: scores(NaN, 0.4), generic: scores(NaN, 0.6) },
    fiwi: { centre: scores(0.6, 0.4), desktopWeb: scores(1.5, 0.8), leftOut: scores(1.31, 0.7) }
  }
}

describe('the tables', () => {
  it('quote the published maps as quoted, and of other pages', () => {
    const labels = accuracyTable('fiwi', measured.accuracy.fiwi!).rows.map(({ label }) => label)
    expect(labels).toContain('quoted, 8 other pages: DeepGaze II')
    expect(labels).not.toContain('half the viewers, on the others')
    const osie = accuracyTable('osie', measured.accuracy.osie!).rows
    expect(osie.map(({ label }) => label).join()).not.toContain('quoted')
  })

  it('judge by maps of constants that never saw the site, where there are some', () => {
    expect(judgedRow('fiwi', measured.accuracy.fiwi)).toBe('leftOut')
    expect(judgedRow('osie', measured.accuracy.osie)).toBe('generic')
    const { rows } = targetTable(measured)
    const valuesOf = (figure: string) => rows.find(({ label }) => label === figure)?.values
    expect(valuesOf('FiWI as desktopWeb, NSS')).toEqual(['1.500', '1.310', '1.420', '1.500', 'no'])
    expect(valuesOf('OSIE as generic, NSS')).toEqual(['2.300', '–', '2.250', '2.400', 'good'])
    expect(valuesOf('SUN as generic, NSS')?.at(-1)).toBe('–')
  })

  it('name the pages that the engine knows least of, worst first', () => {
    const leftOut = [...scores(1, 0.6), ...scores(-0.5, 0), ...scores(0.5, 0.4)]
    const { rows } = worstTable(['good', 'bad', 'fair'], { leftOut, centre: leftOut })
    expect(rows.map(({ label }) => label)).toEqual(['bad', 'fair', 'good'])
    expect(rows[0]!.values).toEqual(['-0.50, 0.00', '-0.50, 0.00', '–', '–'])
  })

  it('begin in the summary with interfaces, and leave out what was not measured', async () => {
    const text = await summaryTable(measured, new Date('2026-11-22'))
    const places = ['**1.31, .70**', '**.60**', '**2.30, .60**'].map((cell) => text.indexOf(cell))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(text).not.toContain('NaN')
    expect(text).not.toContain('SUN')
  })
})

describe('what is measured', () => {
  it('is said in plain words when a part has no such name', async () => {
    await expect(measurePerception({ only: ['fiwy'] })).rejects.toThrow(
      'There is no fiwy to measure'
    )
  })
})
