import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../src/playground/page/panel/panel-document'

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('contentSecurityPolicy', () => {
  it('lets nothing out when the manifest allows no domain', () => {
    const policy = contentSecurityPolicy(['none'])
    expect(directive(policy, 'connect-src')).toEqual(['data:', 'blob:'])
    expect(directive(policy, 'default-src')).toEqual(['data:', 'blob:'])
  })

  it('opens a domain without a scheme to every scheme of the network, and one with it as it stands', () => {
    const policy = contentSecurityPolicy(['*.example.com', 'https://api.example.com/v1/'])
    expect(directive(policy, 'connect-src')).toEqual([
      'data:',
      'blob:',
      'https://*.example.com',
      'http://*.example.com',
      'wss://*.example.com',
      'ws://*.example.com',
      'https://api.example.com/v1/'
    ])
  })

  it('allows Workers from blobs and inline scripts, as a plugin’s panel needs', () => {
    const policy = contentSecurityPolicy(['none'])
    expect(directive(policy, 'worker-src')).toContain('blob:')
    expect(directive(policy, 'script-src')).toContain("'unsafe-inline'")
  })
})
