import { describe, expect, it } from 'vitest'
import { TARGET, testPanel } from '../support/test-panel'

async function analysed(options: Parameters<typeof testPanel>[0] = {}) {
  const panel = testPanel(options)
  const { exportPicture } = panel.main
  panel.main.exportPicture = async (id, scale) => ({
    ...(await exportPicture(id, scale)),
    title: 'Landing #launch #B2'
  })
  panel.runs.start(TARGET)
  await panel.reach('done')
  return { panel, tags: panel.tags }
}

const refusal = (): Response =>
  Response.json({ error: { code: 'authentication_failed', message: '' } }, { status: 401 })

describe('the tags of a service', () => {
  it('are asked for when the section is opened, and not before', async () => {
    const { panel, tags } = await analysed()
    expect(panel.requests.filter((request) => request.includes('tag'))).toEqual([])
    await tags.load()
    expect(tags.listed.value.map(({ name }) => name)).toEqual(['B2', 'desktopWeb', 'launch'])
    expect(tags.loading.value).toBe(false)
    tags.search.value = '#LAU'
    expect(tags.listed.value).toEqual([{ name: 'launch', usageNumber: 1 }])
  })

  it('are searched for the resource type of the settings', async () => {
    const { panel, tags } = await analysed({ settings: { tagResourceType: 'video' } })
    await tags.load()
    expect(panel.requests).toContain('GET /v2/tag-search/video')
    tags.search.value = 'launch'
    expect(tags.listed.value).toEqual([])
  })

  it('are searched among the counted ones when the service refuses the search', async () => {
    const { tags } = await analysed({
      intercept: (request, next) =>
        request.url.includes('/tag-search/')
          ? Promise.resolve(
              Response.json({ error: { code: 'resource_not_found', message: '' } }, { status: 404 })
            )
          : next(request)
    })
    await tags.load()
    expect(tags.tags.value?.searchError).not.toBeNull()
    tags.search.value = 'launch'
    expect(tags.listed.value).toEqual([{ name: 'launch', usageNumber: 1 }])
  })

  it('stay on show while they are fetched again, and when that fails', async () => {
    let locked = false
    const { tags } = await analysed({
      intercept: (request, next) => (locked ? Promise.resolve(refusal()) : next(request))
    })
    await tags.load()
    locked = true
    await tags.load()
    expect(tags.error.value).not.toBeNull()
    expect(tags.listed.value).toHaveLength(3)
  })
})
