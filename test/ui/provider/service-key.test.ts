import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseSettings } from '../../../src/file'
import { chooseProvider } from '../../../src/ui/provider/choose-provider'
import { createProvider } from '../../../src/ui/provider/create-provider'
import { keyFor } from '../../../src/ui/provider/service-key'

const KEPT = { origin: 'https://api.example.com', key: 'sk-secret' }

describe('the key of a service', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('goes to every address of its origin', () => {
    expect(keyFor('https://api.example.com/v2', KEPT)).toBe('sk-secret')
    expect(keyFor('https://API.example.com:443/other/v3', KEPT)).toBe('sk-secret')
  })

  it.each([
    'https://api.example.org/v2',
    'https://api.example.com.evil.example/v2',
    'https://example.com/v2',
    'https://api.example.com:8443/v2',
    'http://api.example.com/v2'
  ])('does not go to %s', async (baseUrl) => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const settings = { ...parseSettings({}), provider: 'service', baseUrl } as const
    const chosen = chooseProvider(createProvider, settings, KEPT)
    expect(chosen).toMatchObject({ ok: false, error: { code: 'key_of_other_address', sent: 'no' } })
    expect(JSON.stringify(chosen)).toContain(`belongs to ${KEPT.origin}`)
    expect(JSON.stringify(chosen)).not.toContain('sk-secret')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is asked for while there is none', () => {
    const settings = { ...parseSettings({}), provider: 'service', baseUrl: KEPT.origin } as const
    expect(chooseProvider(createProvider, settings, null)).toMatchObject({
      error: { code: 'invalid_key' }
    })
  })
})
