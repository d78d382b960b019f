import { describe, expect, it } from 'vitest'
import { createAdmit, siteOf } from '../../../../src/node/pages/network/admit'

const NAMES: Record<string, string[]> = {
  'public.example': ['93.184.215.14', '2606:4700::1111'],
  'private.example': ['192.168.0.1'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'empty.example': []
}

const admit = createAdmit((host) => {
  const addresses = NAMES[host]
  return addresses ? Promise.resolve(addresses) : Promise.reject(new Error('ENOTFOUND'))
})

describe('where a captured page may connect to', () => {
  it('is every public address of a name', async () => {
    expect(await admit({ host: 'public.example', port: 443 })).toEqual(NAMES['public.example'])
  })

  it('is a public address itself', async () => {
    expect(await admit({ host: '93.184.215.14', port: 80 })).toEqual(['93.184.215.14'])
  })

  it.each(['private.example', 'mixed.example', 'empty.example', '10.0.0.1', '::1'])(
    'is not %s',
    async (host) => {
      await expect(admit({ host, port: 443 })).rejects.toMatchObject({
        code: 'page_not_public',
        message: expect.stringContaining(host)
      })
    }
  )

  it('is not a name that does not exist', async () => {
    await expect(admit({ host: 'none.example', port: 443 })).rejects.toMatchObject({
      code: 'page_unreachable'
    })
  })

  it.each([80, 443, 1024, 8080, 65_535])('is port %i', async (port) => {
    await expect(admit({ host: 'public.example', port })).resolves.toHaveLength(2)
  })

  it.each([0, 22, 25, 81, 1023])('is not port %i', async (port) => {
    await expect(admit({ host: 'public.example', port })).rejects.toMatchObject({
      code: 'page_not_public'
    })
  })

  it.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::1]:8080/',
    'http://①②⑦.0.0.1/',
    'http://0/'
  ])('is not this machine, however it is written: %s', async (url) => {
    await expect(admit(siteOf(url))).rejects.toMatchObject({ code: 'page_not_public' })
  })

  it('is not localhost, by the system’s own names', async () => {
    await expect(createAdmit()({ host: 'localhost', port: 80 })).rejects.toMatchObject({
      code: 'page_not_public'
    })
  })
})
