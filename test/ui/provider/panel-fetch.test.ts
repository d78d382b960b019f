import { afterEach, expect, it, vi } from 'vitest'
import { panelFetch } from '../../../src/ui/provider/panel-fetch'
import { yieldToBrowser } from '../../../src/workers/yield-to-browser'

const ADDRESS = 'https://api.example.com/v2'
const FAILED = new TypeError('Failed to fetch')

afterEach(() => vi.unstubAllGlobals())

/** A page whose policy reports these addresses as blocked, while a request fails. */
function page(...blocked: string[]): EventTarget {
  const page = new EventTarget()
  const report = (blockedURI: string): boolean =>
    page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', () => {
    // Browsers report in a task of its own.
    void yieldToBrowser().then(() => blocked.forEach(report))
    return Promise.reject(FAILED)
  })
  return page
}

it('says of an address that the panel may not reach that it is blocked', async () => {
  page(`${ADDRESS}/analyses`)
  await expect(panelFetch(new Request(ADDRESS))).rejects.toMatchObject({
    kind: 'address_blocked',
    sent: 'no'
  })
})

it('passes any other failure on, also while another address is blocked', async () => {
  page()
  await expect(panelFetch(new Request(ADDRESS))).rejects.toBe(FAILED)
  page('https://elsewhere.example/font')
  await expect(panelFetch(new Request(ADDRESS))).rejects.toBe(FAILED)
})

it('listens to the page no longer than the request takes', async () => {
  const listening = page()
  const added = vi.spyOn(listening, 'addEventListener')
  const removed = vi.spyOn(listening, 'removeEventListener')
  await panelFetch(new Request(ADDRESS)).catch(() => undefined)
  expect(added).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})
