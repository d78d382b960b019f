declare const styles: {
  readonly "icon": string;
  readonly "properties": string;
  readonly "properties__button": string;
  readonly "properties__note": string;
  readonly "properties__title": string;
  readonly "properties__type": string;
  readonly "properties__values": string;
  readonly "shortcuts": string;
};
export default styles;

