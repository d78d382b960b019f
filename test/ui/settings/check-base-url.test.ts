import { describe, expect, it } from 'vitest'
import { checkBaseUrl } from '../../../src/ui/settings/check-base-url'

/** Which addresses are taken and which are refused stands with the client, which reads them. */
describe('the address of a service', () => {
  it('is taken as the client takes it, with a hint where it has no version', () => {
    const url = 'https://api.example.com/v2'
    expect(checkBaseUrl(`  ${url}/ `)).toEqual({ ok: true, url, hint: null })
    expect(checkBaseUrl('https://api.example.com')).toMatchObject({
      ok: true,
      hint: expect.stringContaining('/v2')
    })
  })

  it('is refused in words that say what to do', () => {
    expect(checkBaseUrl('api.example.com/v2')).toEqual({
      ok: false,
      message:
        'The service address must start with https://. Enter it as the provider gave it, such as https://api.example.com/v2.'
    })
  })
})
