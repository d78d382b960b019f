import article from '../../../assets/samples/article.json'
import bannerBox from '../../../assets/samples/banner-box.json'
import bannerWide from '../../../assets/samples/banner-wide.json'
import checkout from '../../../assets/samples/checkout.json'
import dashboard from '../../../assets/samples/dashboard.json'
import landingA from '../../../assets/samples/landing-a.json'
import landingB from '../../../assets/samples/landing-b.json'
import { parseSample } from './parse-sample'

/** A row of the playground's page; with a section, the row lies in a section of that name. */
interface SampleRow {
  section?: string
  samples: unknown[]
}

const rows: SampleRow[] = [
  { samples: [landingA, landingB, checkout] },
  { samples: [dashboard, article] },
  { section: 'Ad banners', samples: [bannerWide, bannerBox] }
]

export const sampleRows = rows.map((row) => ({ ...row, samples: row.samples.map(parseSample) }))
