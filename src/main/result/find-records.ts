import { NAMESPACE, RECORD_KEY } from '../figma/storage/keys'

/** The layers with a Glance record on a loaded page, or inside a layer. */
export function findRecordsOn(place: PageNode | (SceneNode & ChildrenMixin)): SceneNode[] {
  return place.findAllWithCriteria({
    sharedPluginData: { namespace: NAMESPACE, keys: [RECORD_KEY] }
  })
}
