import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBaseUrl } from '../../../src/ui/settings/check-base-url'

describe('the address of a service', () => {
  it.each([
    ['https://api.example.com/v2', 'https://api.example.com/v2'],
    ['  https://api.example.com/v2/  ', 'https://api.example.com/v2'],
    ['https://API.Example.com:8443/eye/v2', 'https://api.example.com:8443/eye/v2'],
    ['http://127.0.0.1:8080/v2', 'http://127.0.0.1:8080/v2'],
    ['http://localhost:8080/v2', 'http://localhost:8080/v2'],
    ['http://[::1]:8080/v2', 'http://[::1]:8080/v2']
  ])('%s is taken', (typed, url) => {
    expect(checkBaseUrl(typed)).toEqual({ ok: true, url, hint: null })
  })

  it('without a version is taken with a hint', () => {
    expect(checkBaseUrl('https://api.example.com')).toMatchObject({
      ok: true,
      hint: expect.stringContaining('/v2')
    })
  })

  it.each([
    ['', 'Enter the address'],
    ['api.example.com/v2', 'Start the address with https://'],
    ['https://', 'full address'],
    ['ftp://api.example.com/v2', 'Only https://'],
    ['javascript://alert(1)', 'Only https://'],
    ['http://api.example.com/v2', 'Use HTTPS'],
    ['http://127.0.0.1.example.com/v2', 'Use HTTPS'],
    ['http://localhost.example.com/v2', 'Use HTTPS'],
    ['https://me:secret@api.example.com/v2', 'Leave names and passwords out'],
    ['https://api.example.com/v2?key=secret', 'Leave out everything from'],
    ['https://api.example.com/v2#here', 'Leave out everything from']
  ])('%j is refused', (typed, message) => {
    expect(checkBaseUrl(typed)).toEqual({ ok: false, message: expect.stringContaining(message) })
  })

  it('is never plain HTTP to another machine, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['http', 'https'] })),
        (typed) => {
          const check = checkBaseUrl(typed)
          if (check.ok) expect(check.url).toMatch(/^https:\/\/|^http:\/\/(localhost|127\.|\[::1\])/)
        }
      )
    )
  })

  it('is never repeated in a refusal, for it may hold a key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{12,24}$/), (secret) => {
        const check = checkBaseUrl(`https://api.example.com/v2?key=${secret}`)
        expect(JSON.stringify(check)).not.toContain(secret)
      })
    )
  })
})
