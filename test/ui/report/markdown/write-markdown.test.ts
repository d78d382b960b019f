import * as fc from 'fast-check'
import type { ComponentChildren } from 'preact'
import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { elements, textOf } from '../../support/elements'
import { renderMarkdown } from '../../../../src/ui/kit/markdown/render-markdown'
import { escapeMarkdown } from '../../../../src/ui/report/markdown/escape-markdown'
import type { Report } from '../../../../src/ui/report/report'
import { cleanLine } from '../../../../src/file'
import { hostileText } from '../support/hostile'
import { sampleComparison, sampleReport, written } from '../support/sample-report'
import { runs } from '../../../support/fuzz/runs'

const markdown = (report: Report): Promise<string> => written(report, 'markdown')

const render = (source: string): ComponentChildren => renderMarkdown(lexer(source), () => undefined)

const names = (rendered: ComponentChildren): unknown[] => elements(rendered).map(({ type }) => type)

/** Kinds of all tokens, HTML and pictures among them, which the panel's renderer would drop. */
function kinds(source: string): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      if ('type' in value && typeof value.type === 'string') found.add(value.type)
      Object.values(value).forEach(walk)
    }
  }
  walk([...lexer(source)])
  return found
}

describe('a report as Markdown', () => {
  it('begins with the verdict, then says the same as the page in lists and a table', async () => {
    const report = await markdown(sampleReport())
    expect(report).toMatch(/^# Landing\n\n\*\*.*“Hero”.*“Buy now”.*\*\*/)
    expect(report).toMatch(/- 2: \d of 10 see “Buy now”, your main action/)
    expect(report).toContain(
      '- **Make “Buy now” larger** By the estimate: about 12% to 20%, 2nd to 1st. On a copy: Better'
    )
    expect(report).toMatch(/\| 2 \| \*\*Buy now\*\* \(main action\) \| \d+% \| 12% \|/)
    expect(report).toContain('Analysis service (api.example.com) · Desktop page · 100 × 80 px')
  })

  it('hands on no address, and no engine that is no version', async () => {
    const report = sampleReport({ host: 'https://user:secret@api.example.com' })
    report.frames[0]!.result.record.provider.engine = 'https://x.example/?token'
    expect(await markdown(report)).not.toMatch(/secret|token|data:image/)
  })

  it('survives a moment that is none', async () => {
    const report = sampleReport({}, { record: { finishedAt: 1e300 } })
    expect(await markdown(report)).toContain('Analysed unknown date')
  })

  it('says of a picture that is too small that it is not judged, and gives no scores', async () => {
    const { picture } = sampleReport().frames[0]!.result.record
    const small = { picture: { ...picture, width: 40, height: 40 } }
    const report = await markdown(sampleReport({}, { record: small }))
    expect(report).toContain('Too small to judge. Analyse the frame around it.')
    expect(report).not.toMatch(/Clarity|\b70 of\b/)
  })

  it('says who wins, and counts differences from the base', async () => {
    const report = await markdown(sampleComparison())
    expect(report).toMatch(/- \*\*Landing \(Better\)\*\*: Seen in 2 s \d+% \(▲ \+\d+\)/)
    expect(report).toMatch(/- \*\*Landing B \(Base\)\*\*/)
  })

  it('leaves ordinary names as they are', () => {
    for (const name of [
      'Landing page A',
      'Hero (v2)',
      'Price: €12.50',
      '+4',
      '−3',
      "Don't",
      'R & D',
      '#fff',
      'a > b'
    ])
      expect(escapeMarkdown(name)).toBe(name)
  })

  it('writes any name so that it reads as that name', () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        // Markdown knows no lone halves of characters, nor NUL.
        const line = new TextDecoder().decode(new TextEncoder().encode(cleanLine(name)))
        const rendered = render(`${escapeMarkdown(line)}\n`)
        expect(names(rendered)).toEqual(line === '' ? [] : ['p'])
        expect(textOf(rendered)).toBe(line)
      }),
      runs(300)
    )
  })

  it('lets no name and no sentence break out of its heading, table or list', async () => {
    const plain = names(render(await markdown(sampleComparison({ frame: 'x', layer: 'y' }))))
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          frame: hostileText,
          layer: hostileText,
          host: hostileText,
          provider: hostileText
        }),
        async (words) => {
          fc.pre(Object.values(words).every((word) => cleanLine(word) !== ''))
          const report = await markdown(sampleComparison(words))
          expect(names(render(report))).toEqual(plain)
          for (const kind of ['html', 'image', 'link', 'def'])
            expect(kinds(report)).not.toContain(kind)
        }
      ),
      runs(40)
    )
  })
})
