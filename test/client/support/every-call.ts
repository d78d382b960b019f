import type { CallOptions, Client } from '../../../src/client'
import { AD, ANALYSIS, PICTURE, SCREENSHOT, VIDEO } from './client'

type Call = (options?: CallOptions) => Promise<unknown>

const named = <Name extends string>(calls: Record<Name, Call>): Record<Name, Call> => calls

/** The calls that may cost money, which are made once. */
export const createCalls = ({ analyses, videos, adVisibility }: Client) =>
  named({
    create: (options) => analyses.create(PICTURE, options),
    createVideo: (options) =>
      videos.create({ content: 'https://storage.example/x?sig=1', title: 'Spot' }, options),
    createAd: (options) => adVisibility.create({ bytes: PICTURE.bytes, title: 'Ad' }, options)
  })

/** The calls that are made again where they fail in passing. */
export const repeatedCalls = (client: Client) =>
  named({
    check: (options) => client.check(options),
    get: (options) => client.analyses.get(SCREENSHOT, options),
    wait: (options) => client.analyses.wait(SCREENSHOT, options),
    trigger: (options) => client.generation('summary').trigger(ANALYSIS, options),
    text: (options) => client.generation('recommendations').get(ANALYSIS, options),
    waitText: (options) => client.generation('summary').wait(ANALYSIS, options),
    update: (options) => client.metadata.update(ANALYSIS, { goal: 'Sell' }, options),
    uploadUrl: (options) => client.videos.uploadUrl(options),
    getVideo: (options) => client.videos.get(VIDEO, options),
    waitVideo: (options) => client.videos.wait(VIDEO, options),
    getAd: (options) => client.adVisibility.get(AD, options),
    waitAd: (options) => client.adVisibility.wait(AD, options),
    tags: (options) => client.tags.search('screenshot', options),
    tagSummary: (options) => client.tags.summary(options)
  })

/** The calls into storage, which carry no key. */
export const storageCalls = (client: Client, link: string) =>
  named({
    download: (options) => client.download(link, options),
    downloadAnimation: (options) => client.downloadAnimation(link, options),
    upload: (options) => client.videos.upload(link, new Blob(['video']), options)
  })
