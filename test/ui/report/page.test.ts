import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Report } from '../../../src/ui/report/report'
import { hostileText } from './support/hostile'
import { sampleComparison, sampleReport, sampleShares, written } from './support/sample-report'
import { runs } from '../../support/fuzz/runs'

const html = (report: Report): Promise<string> => written(report, 'html')

/** Visible text, roughly as a reader sees it. */
const text = async (report: Report): Promise<string> =>
  (await html(report)).replace(/<[^>]*>/g, ' ').replace(/[ \n]+/g, ' ')

const TAG = /^<(\/?)([a-z][a-z\d]*)((?: [a-z-]+="[^"<]*")*)\s*\/?>$/i
const ATTRIBUTES = new Set(
  'lang charset http-equiv content name class scope role aria-label aria-hidden title viewbox style id x y width height preserveaspectratio href'.split(
    ' '
  )
)

/** Every tag of a page with the names of its attributes; throws at anything that is none of ours. */
function skeleton(page: string): string[] {
  const body = page.replace('<!doctype html>', '').replace(/<style>.*?<\/style>/s, '')
  const tags = body.match(/<(?:"[^"]*"|[^">])*>?/g) ?? []
  return tags.map((tag) => {
    const [, end, name, attributes = ''] = TAG.exec(tag) ?? []
    if (name === undefined) throw new Error(`Not a tag of a report: ${tag}`)
    const names = [...attributes.matchAll(/ ([a-z-]+)="/gi)].map((found) => found[1]!.toLowerCase())
    for (const attribute of names) expect(ATTRIBUTES).toContain(attribute)
    return [`${end ?? ''}${name}`, ...names].join(' ')
  })
}

describe('a report as HTML', () => {
  it('begins with the verdict, then says what is seen first and how the main action fares', async () => {
    const page = await text(sampleReport())
    expect(page).toMatch(/1 \d of 10 see “Hero” 2 \d of 10 see “Buy now”, your main action/)
    expect(page).toContain('70 of 100')
    expect(page.indexOf('“Hero”')).toBeLessThan(page.indexOf('What to change'))
    expect(page.indexOf('What to change')).toBeLessThan(page.indexOf('look at a layer within'))
  })

  it('says what it is of, when, by whom, and that it is an estimate', async () => {
    const page = await text(sampleReport())
    expect(page).toContain('Analysis service (api.example.com)')
    expect(page).toContain('1 January 1970')
    expect(page).toContain('Desktop page')
    expect(page).toContain('100 × 80 px')
    expect(page).toContain('Everything here is an estimate')
  })

  it('marks what it is about in the picture, as far as it is shown', async () => {
    const page = await html(sampleReport())
    expect(page.match(/class="mark /g)).toHaveLength(2)
    expect(page).toContain('<rect class="mark more" x="4" y="2" width="32" height="20"></rect>')
    expect(page).toMatch(
      /<b class="number more" aria-hidden="true" style="left:[\d.]+%;top:[\d.]+%">2<\/b>/
    )
  })

  it('says of each fix what is predicted, and what came of it', async () => {
    const page = await html(sampleReport())
    expect(page).toContain('<p>By the estimate: about 12% to 20%, 2nd to 1st.</p>')
    expect(page).toContain('<p>On a copy: Better: “Buy now” gets 7.0 points more attention.</p>')
  })

  it('says in a line why there are no fixes', async () => {
    const report = sampleReport()
    report.fixes = { list: [], sentences: ['Nothing to fix: “Buy now” comes first.'] }
    expect(await text(report)).toContain('What to change Nothing to fix: “Buy now” comes first.')
  })

  it('ranks layers with bars and marks the main action', async () => {
    const page = await html(sampleReport())
    expect(page).toMatch(/<tr class="marked">.*?Buy now.*?main action/s)
    expect(page).toMatch(/--part:0\.\d/)
  })

  it('shows what was found in a picture beside its name, and only names layers', async () => {
    const { layers, ...shares } = sampleShares('Text, right')
    const found = layers.map((layer) => ({ ...layer, found: 'text' as const }))
    const rowsOf = (page: string): string => page.slice(page.indexOf('<tbody>'))
    const cropped = /<svg class="crop"[^>]*aria-hidden="true" viewBox="[\d. ]+"><use/g
    const flat = rowsOf(await html(sampleReport({}, { shares: { ...shares, layers: found } })))
    expect(flat.match(cropped)).toHaveLength(layers.length)
    expect(rowsOf(await html(sampleReport()))).not.toMatch(cropped)
  })

  it('embeds each picture once and refers to it afterwards', async () => {
    const page = await html(sampleComparison())
    expect(page.match(/data:image\/png;base64,AAAA/g)).toHaveLength(4)
    expect(page).toContain('<use href="#picture-1"></use>')
  })

  it('loads nothing and runs nothing', async () => {
    const page = await html(sampleComparison())
    expect(page).toContain("default-src 'none'; img-src data:")
    expect(page).not.toMatch(/<script|\bon[a-z]+=|\ssrc=|@import|url\(/i)
  })

  it('says at the top that a result is out of date', async () => {
    const page = await text(sampleReport({}, { record: { outOfDate: true } }))
    expect(page.indexOf('belong to the earlier design')).toBeGreaterThan(0)
    expect(page.indexOf('belong to the earlier design')).toBeLessThan(
      page.indexOf('numbered by place')
    )
  })

  it('says what is missing instead of leaving a hole', async () => {
    const notes = ['The picture of the frame is left out. Gone.']
    const pictures = { frame: null, map: null }
    const report = sampleReport({}, { notes, pictures, record: { maps: {} } })
    const page = await text({ ...report, fixes: null })
    expect(page).toContain('The picture of the frame is left out. Gone.')
    expect(page).toContain('No attention map in this result')
    expect(page).not.toContain('What to change')
  })

  it('shows the variants with their numbers, who wins, and differences from the base', async () => {
    const page = await text(sampleComparison())
    expect(page).toMatch(/“Landing”: \d of 10 .*Landing Better .*Seen in 2 s \d+% ▲ \+\d+/)
    expect(page).toMatch(/Hero image \d+% not there/)
  })

  it('lets no name and no sentence become markup', async () => {
    for (const sample of [sampleReport, sampleComparison]) {
      const plain = skeleton(await html(sample()))
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            frame: hostileText,
            layer: hostileText,
            host: hostileText,
            provider: hostileText,
            fix: hostileText
          }),
          async (words) => {
            expect(skeleton(await html(sample(words)))).toEqual(plain)
          }
        ),
        runs(20)
      )
    }
  })
})
