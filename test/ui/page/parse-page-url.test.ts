import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePageUrl } from '../../../src/ui/page/parse-page-url'
import { words } from '../../../src/ui/page/words'

function urlOf(typed: string): string | null {
  const page = parsePageUrl(typed)
  return page.ok ? page.url : null
}

function titleOf(typed: string): string | null {
  const page = parsePageUrl(typed)
  return page.ok ? page.title : null
}

describe('the address of a page as typed', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  example.com/pricing ', 'https://example.com/pricing'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com/A?b=c#d', 'https://example.com/A?b=c#d'],
    ['example.com:8443/x', 'https://example.com:8443/x'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['93.184.216.34', 'https://93.184.216.34/'],
    ['[2606:2800:220:1::1]', 'https://[2606:2800:220:1::1]/']
  ])('%s is %s', (typed, url) => {
    expect(urlOf(typed)).toBe(url)
  })

  it.each([
    '',
    '   ',
    'https://',
    'http:///pricing',
    'pricing',
    'localhost:3000',
    'two words.example',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:me@example.com',
    'https://me:secret@example.com'
  ])('“%s” is refused', (typed) => {
    expect(urlOf(typed)).toBeNull()
  })

  it('is titled by host and path, without what may hold a token', () => {
    expect(titleOf('https://example.com/?token=abc')).toBe('example.com')
    expect(titleOf('example.com/a/b?token=abc#secret')).toBe('example.com/a/b')
    expect(titleOf(`example.com/${'x'.repeat(3000)}`)).toHaveLength(120)
  })

  it('gives an address of the web or a sentence why not, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
        const page = parsePageUrl(typed)
        if (page.ok) expect(new URL(page.url).protocol).toMatch(/^https?:$/)
        else expect(words().faults[page.fault]).toMatch(/\.$/)
      })
    )
  })
})
