import { AD_KEY, NAMESPACE, RECORD_KEY } from '../figma/storage/keys'

/** The layers with a Glance record on a loaded page, or inside a layer. */
export function findRecordsOn(place: PageNode | (SceneNode & ChildrenMixin)): SceneNode[] {
  return place.findAllWithCriteria({
    sharedPluginData: { namespace: NAMESPACE, keys: [RECORD_KEY] }
  })
}

/** The layers with a record or an ad visibility on a loaded page. */
export function findResultsOn(page: PageNode): SceneNode[] {
  return page.findAllWithCriteria({
    sharedPluginData: { namespace: NAMESPACE, keys: [RECORD_KEY, AD_KEY] }
  })
}
