import { expect, it } from 'vitest'
import { createProvider } from '../../../src/ui/provider/create-provider'

const choice = {
  baseUrl: 'https://api.example.com/v2',
  audienceKey: '',
  brandKey: '',
  adScoreMax: 10
}
const key = { origin: 'https://api.example.com', key: 'secret' }

it('scores of ads have the scale that the service’s settings name, and on this device their own', () => {
  expect(createProvider({ ...choice, provider: 'service' }, key).ads.scoreMax).toBe(10)
  expect(createProvider({ ...choice, provider: 'on-device' }, null).ads.scoreMax).toBe(100)
})
