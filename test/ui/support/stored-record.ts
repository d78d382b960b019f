import { sampleThumbnail } from '../../support/sample-thumbnail'
import type { ResultRecord } from '../../../src/file'

/** A record as a finished run leaves it. */
export function storedRecord(change: Partial<ResultRecord> = {}): ResultRecord {
  return {
    version: 1,
    runId: 'run',
    screenshotId: 'screenshot',
    analysisId: 'analysis',
    provider: { kind: 'service', name: 'Analysis service', host: 'api.example.com' },
    startedAt: 0,
    finishedAt: 1000,
    title: 'Landing',
    medium: 'desktopWeb',
    predictions: ['attention', 'clarity'],
    scores: { clarity: 70, excitingness: null },
    picture: {
      width: 100,
      height: 80,
      scale: 1,
      bytes: 10,
      hash: 'abc',
      thumbnail: sampleThumbnail
    },
    maps: { attention: { hash: 'image-1', width: 100, height: 80 } },
    outOfDate: false,
    ...change
  }
}
