import { describe, expect, it } from 'vitest'
import { parseBaseUrl, parseLink } from '../../src/client/core/address'

describe('a base URL', () => {
  it.each([
    ['https://api.example.com/v2', 'https://api.example.com/v2'],
    ['https://api.example.com/v2/', 'https://api.example.com/v2'],
    ['  HTTPS://API.example.com:443/a/v2//  ', 'https://api.example.com/a/v2'],
    ['https://api.example.com', 'https://api.example.com'],
    ['http://localhost:8080/v2', 'http://localhost:8080/v2'],
    ['http://127.0.0.1:1/v2', 'http://127.0.0.1:1/v2'],
    ['http://127.9.8.7/v2', 'http://127.9.8.7/v2'],
    ['http://127.1/v2', 'http://127.0.0.1/v2'],
    ['http://[::1]:99/v2', 'http://[::1]:99/v2']
  ])('%s becomes %s', (text, base) => {
    expect(parseBaseUrl(text).base).toBe(base)
  })

  it.each([
    'http://api.example.com/v2',
    'http://localhost.example.com/v2',
    'http://127.0.0.1.example.com/v2',
    'http://128.0.0.1/v2',
    'http://0.0.0.0/v2',
    'http://192.168.0.1/v2',
    'http://[::2]/v2'
  ])('%s is refused, for it is neither HTTPS nor this computer', (text) => {
    expect(() => parseBaseUrl(text)).toThrow(expect.objectContaining({ kind: 'insecure_address' }))
  })

  it.each([
    ['', /is empty/],
    ['api.example.com/v2', /must start with https/],
    ['ftp://api.example.com', /must start with https/],
    ['javascript:alert(1)', /must start with https/],
    ['https://', /not a valid address/],
    ['https://exa mple/', /not a valid address/],
    ['https://jane:pass@api.example.com/v2', /user name or password/],
    ['https://jane@api.example.com/v2', /user name or password/],
    ['https://api.example.com/v2?token=pass', /query/],
    ['https://api.example.com/v2?', /query/],
    ['https://api.example.com/v2#pass', /fragment/]
  ])('%j is refused with a reason that does not repeat it', (text, reason) => {
    expect(() => parseBaseUrl(text)).toThrow(expect.objectContaining({ kind: 'invalid_address' }))
    expect(() => parseBaseUrl(text)).toThrow(reason)
    expect(() => parseBaseUrl(text)).not.toThrow(/pass@|=pass|#pass/)
  })
})

describe('the link of a picture', () => {
  it.each(['https://cdn.example.com/a.png?sig=1', 'http://127.0.0.1:1/a.png'])(
    '%s is taken',
    (text) => {
      expect(parseLink(text, 'picture').href).toBe(text)
    }
  )

  it.each([
    'http://cdn.example.com/a.png',
    'https://a:b@cdn.example.com/a.png',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '/a.png',
    ''
  ])('%j is refused', (text) => {
    expect(() => parseLink(text, 'picture')).toThrow(
      expect.objectContaining({ kind: 'insecure_address' })
    )
  })
})
