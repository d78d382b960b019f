import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Report } from '../../../../src/ui/report/report'
import { writeReport } from '../../../../src/ui/report/write-report'
import { hostileText } from '../support/hostile'
import { sampleComparison, sampleFrame, sampleReport, sampleShares } from '../support/sample-report'
import { runs } from '../../../support/fuzz/runs'

const html = async (report: Report): Promise<string> => (await writeReport(report, 'html')).text()

/** Visible text, roughly as a reader sees it. */
const text = async (report: Report): Promise<string> =>
  (await html(report))
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \n]+/g, ' ')

const TAG = /^<(\/?)([a-z][a-z\d]*)((?: [a-z-]+="[^"<>]*")*)\s*\/?>$/i
const ATTRIBUTES = new Set(
  'lang charset http-equiv content name class scope role aria-label viewbox style id width height preserveaspectratio href rel start'.split(
    ' '
  )
)

/** Every tag of a page with the names of its attributes; throws at anything that is none of ours. */
function skeleton(page: string): string[] {
  const body = page.replace('<!doctype html>', '').replace(/<style>.*?<\/style>/s, '')
  const tags = body.match(/<[^>]*>?/g) ?? []
  return tags.map((tag) => {
    const [, end, name, attributes = ''] = TAG.exec(tag) ?? []
    if (name === undefined) throw new Error(`Not a tag of a report: ${tag}`)
    const names = [...attributes.matchAll(/ ([a-z-]+)="/gi)].map((found) => found[1]!.toLowerCase())
    for (const attribute of names) expect(ATTRIBUTES).toContain(attribute)
    return [`${end ?? ''}${name}`, ...names].join(' ')
  })
}

describe('a report as HTML', () => {
  it('says what, when, by whom, and how the scores are to be read', async () => {
    const page = await text(sampleReport())
    expect(page).toContain('Analysis service (api.example.com)')
    expect(page).toContain('1 January 1970')
    expect(page).toContain('Desktop page')
    expect(page).toContain('100 × 80 px')
    expect(page).toContain('Clarity 70 of 100 Higher is tidier')
    expect(page).toContain('Everything here is an estimate')
  })

  it('ranks layers with bars and marks the main action', async () => {
    const page = await html(sampleReport())
    expect(page).toMatch(/<tr class="marked">.*?Buy now.*?main action/s)
    expect(page).toContain('--part:1.0000')
    expect(await text(sampleReport())).toContain('More attention goes to “Hero” (50%).')
  })

  it('embeds each picture once and refers to it afterwards', async () => {
    const page = await html(sampleComparison())
    expect(page.match(/data:image\/png;base64,AAAA/g)).toHaveLength(4)
    expect(page).toContain('<use href="#picture-1"/>')
  })

  it('loads nothing and runs nothing', async () => {
    const page = await html(sampleComparison())
    expect(page).toContain("default-src 'none'; img-src data:")
    expect(page).not.toMatch(/<script|\bon[a-z]+=|\ssrc=|@import|url\(/i)
  })

  it('says at the top that a result is out of date', async () => {
    const report = sampleReport()
    report.frames[0]!.record.outOfDate = true
    const page = await text(report)
    expect(page.indexOf('belong to the earlier design')).toBeGreaterThan(0)
    expect(page.indexOf('belong to the earlier design')).toBeLessThan(page.indexOf('Scores'))
  })

  it('names the engine with the provider', async () => {
    const report = sampleReport({ host: null })
    Object.assign(report.frames[0]!.record.provider, { kind: 'on-device', engine: '2.0.0' })
    expect(await text(report)).toContain('On this device (engine 2.0.0)')
  })

  it('says what is missing instead of leaving a hole', async () => {
    const frame = sampleFrame(
      {},
      {
        shares: null,
        why: 'The map cannot be read.',
        mainAction: null,
        texts: { summary: null, recommendations: null },
        pictures: {
          frame: null,
          maps: {},
          leftOut: ['The picture of the frame is left out. Gone.']
        }
      }
    )
    frame.record.maps = {}
    const page = await text({ title: 'x', madeAt: 0, frames: [frame], comparison: null })
    for (const sentence of [
      'The map cannot be read.',
      'No main action is marked',
      'No summary was kept',
      'No recommendations were kept',
      'The picture of the frame is left out. Gone.',
      'This result has no maps.',
      'Asked for, but not in this result: attention map'
    ])
      expect(page).toContain(sentence)
  })

  it('says that a map of another service cannot be read back, and why', async () => {
    const reading = { method: 'unreadable' as const, name: 'No known colours.', error: 0 }
    const shares = sampleShares('Buy now', { readings: { attention: reading, perception: null } })
    expect(await text(sampleReport({}, { shares }))).toContain(
      'cannot be read, so no layer’s share is known. Layers are listed by their size. No known colours.'
    )
  })

  it('ranks variants and counts differences from the base', async () => {
    const page = await text(sampleComparison())
    expect(page).toContain('Landing wins.')
    expect(page).toMatch(/Landing wins 20\.0% \+8\.0 2nd of 2 ±0 70 \+9/)
    expect(page).toContain('Hero image not there 50')
  })

  it('drops HTML, pictures and unsafe links of a written text, and keeps the rest', async () => {
    const page = await html(
      sampleReport({
        text: '## Where\n\n<b>x</b> **bold** ![pic](https://e.example/p.png) [a](javascript:b) [c](https://e.example/d)\n'
      })
    )
    expect(page).toContain('<h3>Where</h3>')
    expect(page).toContain('<strong>bold</strong>')
    expect(page).toContain('<a href="https://e.example/d" rel="noreferrer noopener">c</a>')
    expect(page).not.toMatch(/p\.png|javascript:|<b>x/)
  })

  it('shows a text that could not be taken apart as it came', async () => {
    const texts = { summary: { markdown: '# <b>', tokens: null }, recommendations: null }
    expect(await html(sampleReport({}, { texts }))).toContain('<p class="raw"># &lt;b&gt;</p>')
  })

  it('hands on no address beyond the host, whatever the record holds', async () => {
    const host = 'api.example.com/v1?token=secret'
    expect(await html(sampleReport({ host }))).not.toContain('secret')
  })

  it('lets no name and no sentence become markup', async () => {
    const plain = skeleton(await html(sampleComparison()))
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          frame: hostileText,
          layer: hostileText,
          host: hostileText,
          provider: hostileText,
          verdict: hostileText
        }),
        async (words) => {
          expect(skeleton(await html(sampleComparison(words)))).toEqual(plain)
        }
      ),
      runs(40)
    )
  })

  it('lets no written text become markup that the panel would not show', async () => {
    const allowed = new Set(skeleton(await html(sampleReport())))
    const extra =
      /^\/?(h[3-6]|p|ul|ol|li|blockquote|pre|code|hr|table|thead|tbody|tr|th|td|strong|em|del|br)( start)?$|^\/?a( href rel)?$/
    await fc.assert(
      fc.asyncProperty(hostileText, async (written) => {
        for (const tag of skeleton(await html(sampleReport({ text: written }))))
          if (!allowed.has(tag)) expect(tag).toMatch(extra)
      }),
      runs(60)
    )
  })
})
