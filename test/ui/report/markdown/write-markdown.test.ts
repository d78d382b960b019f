import * as fc from 'fast-check'
import type { ComponentChildren } from 'preact'
import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { elementsOf } from '../../../../src/ui/kit/markdown/elements'
import { renderMarkdown } from '../../../../src/ui/kit/markdown/render-markdown'
import { escapeMarkdown } from '../../../../src/ui/report/markdown/escape-markdown'
import { writtenMarkdown } from '../../../../src/ui/report/markdown/written-markdown'
import type { Report } from '../../../../src/ui/report/report'
import { writeReport } from '../../../../src/ui/report/write-report'
import { cleanLine } from '../../../../src/file'
import { hostileText } from '../support/hostile'
import { sampleComparison, sampleReport } from '../support/sample-report'
import { runs } from '../../../support/fuzz/runs'

const markdown = async (report: Report): Promise<string> =>
  (await writeReport(report, 'markdown')).text()

const render = (source: string): ComponentChildren => renderMarkdown(lexer(source), () => undefined)

function names(children: ComponentChildren): string[] {
  return elementsOf(children).flatMap((child) =>
    typeof child === 'string' ? [] : [child.name, ...names(child.children)]
  )
}

function text(children: ComponentChildren): string {
  return elementsOf(children)
    .map((child) => (typeof child === 'string' ? child : text(child.children)))
    .join('')
}

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
  it('says what, when and by whom, in headings and tables', async () => {
    const report = await markdown(sampleReport())
    expect(report).toMatch(/^# Landing\n\nAnalysed 1 January 1970/)
    expect(report).toContain('Analysis service (api.example.com) · Desktop page · 100 × 80 px')
    expect(report).toContain('- **Clarity: 70 of 100**. Higher is tidier')
    expect(report).toContain('| 2 | **Buy now** (main action) | 12% | 20% | 2.0% |')
    expect(report).toContain('## How to read this')
  })

  it('names the engine with the provider, in the facts and in the history', async () => {
    const provider = { kind: 'on-device', name: 'On this device', host: null } as const
    const report = sampleReport()
    const frame = report.frames[0]!
    frame.record.provider = { ...provider, engine: '2.0.0' }
    frame.history[0]!.provider = { ...provider, engine: '1.0.0' }
    const written = await markdown(report)
    expect(written).toContain('On this device (engine 2.0.0) · Desktop page')
    expect(written).toContain('| On this device (engine 1.0.0) |')
  })

  it('hands on no address, and no engine that is no version', async () => {
    const report = sampleReport({ host: 'https://user:secret@api.example.com' })
    report.frames[0]!.record.provider.engine = 'https://x.example/?token'
    expect(await markdown(report)).not.toMatch(/secret|token|data:image/)
  })

  it('survives a moment that is none', async () => {
    const report = sampleReport()
    report.frames[0]!.record.finishedAt = 1e300
    expect(await markdown(report)).toMatch(/^# Landing\n\nAnalysed unknown date/)
  })

  it('says of a picture that is too small that it is not judged, and gives no scores', async () => {
    const report = sampleReport()
    Object.assign(report.frames[0]!.record.picture, { width: 40, height: 40 })
    const written = await markdown(report)
    expect(written).toContain('Too small to judge. Analyse the frame around it.')
    expect(written).not.toMatch(/Clarity: |\b70 of\b/)
  })

  it('ranks variants and counts differences from the base', async () => {
    const report = await markdown(sampleComparison())
    expect(report).toContain('**Landing wins.**')
    expect(report).toContain('| **Landing** (wins) | 20.0% (+8.0) | 2nd of 2 (±0) | 70 (+9) |')
    expect(report).toContain('| Landing B (base) |')
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
        expect(text(rendered)).toBe(line)
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

  it('closes what a written text leaves open, and drops its HTML and pictures', () => {
    fc.assert(
      fc.property(hostileText, (written) => {
        const source = `${writtenMarkdown({ markdown: written, tokens: lexer(written) }, 4)}\n\n## After\n\n| a |\n| --- |\n| b |\n`
        const found = kinds(source)
        for (const kind of ['html', 'image', 'def']) expect(found).not.toContain(kind)
        const last = elementsOf(render(source)).slice(-2)
        expect(last).toMatchObject([{ name: 'h3' }, { name: 'table' }])
      }),
      runs(300)
    )
  })

  it('keeps what a written text says and how', () => {
    const written = [
      '### Where people look',
      'The **hero** and `code` and [a link](<https://e.example/a>), *well*.',
      '- one\n- two\n  more',
      '1. first\n2. second',
      '> quoted',
      '```\n<b> ``\n```',
      '| a | b |\n| --- | --- |\n| 1 | 2\\|3 |'
    ].join('\n\n')
    const again = writtenMarkdown({ markdown: written, tokens: lexer(written) }, 3)
    expect(names(render(again))).toEqual(names(render(written)))
    expect(text(render(again)).replace(/\s+/g, ' ')).toBe(
      text(render(written)).replace(/\s+/g, ' ')
    )
  })
})
