declare const styles: {
  readonly "switch": string;
};
export default styles;

