import * as kit from '@create-figma-plugin/ui'
import type { VNode } from 'preact'
import { expect, it, vi } from 'vitest'
import { createProvider, type ProviderChoice } from '../../../src/ui/provider/create-provider'
import { StartButton } from '../../../src/ui/run/start-button'
import { useTools } from '../../../src/ui/tools/use-tools'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({
  Button: () => null,
  IconLink16: () => null,
  IconLockLocked16: () => null
}))
vi.mock('preact/hooks', () => ({ useContext: () => null, useEffect: () => undefined }))
vi.mock('../../../src/ui/tools/use-tools', () => ({ useTools: vi.fn() }))

const ELSEWHERE: ProviderChoice = {
  provider: 'service',
  baseUrl: 'https://service.example/v2',
  audienceKey: 'audience',
  brandKey: 'brand',
  adScoreMax: 100
}

/** What stands under the button: a sign, and words. */
function line(choice: ProviderChoice): unknown[] {
  const provider = createProvider(choice, { origin: 'https://service.example', key: 'a-key' })
  vi.mocked(useTools).mockReturnValue({
    provider: { value: { ok: true, provider } }
  } as ReturnType<typeof useTools>)
  const shown = StartButton({ what: 'The picture', run: () => undefined }) as VNode<{
    children: [VNode, VNode<{ children: [VNode<{ children: VNode }>, string] }>]
  }>
  const [sign, words] = shown.props.children[1].props.children
  return [sign.props.children.type, words]
}

it('a lock stands for what stays on this computer, and a link for what is sent', () => {
  expect(line({ ...ELSEWHERE, provider: 'on-device' })).toEqual([
    kit.IconLockLocked16,
    'On this device: nothing leaves your computer.'
  ])
  expect(line(ELSEWHERE)).toEqual([kit.IconLink16, 'The picture is sent to service.example.'])
})
