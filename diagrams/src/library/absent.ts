/** Stands for packages of which nothing is used here: the bundlers put it in their place. */
export default undefined;
