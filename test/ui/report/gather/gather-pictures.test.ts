import { expect, it } from 'vitest'
import { toDataUrl } from '../../../../src/ui/report/gather/gather-pictures'

it('makes a data: URL of a picture larger than one slice, and of nothing else', async () => {
  const picture = new Uint8Array(1_000_001).map((_, at) => at % 251)
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const url = await (await toDataUrl(picture))!.text()
  expect(url).toBe(`data:image/png;base64,${Buffer.from(picture).toString('base64')}`)
  expect(await toDataUrl(new TextEncoder().encode('<svg onload=alert(1)>'))).toBeNull()
})
