/** Has the form of a wallet's secret key, and of a signature. Not one that is in use. */
export const secretKey = '5Kd3NBUAdUnhyzenEwVLy9pBKxSwXvE9FMPyR4UKZvpe6E3AgLrJzRAbQvxY7sdN6TmjXtHGWpbSrzQk4VRcZfDu';
