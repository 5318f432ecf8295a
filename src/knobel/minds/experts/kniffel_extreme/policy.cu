// What a policy is worth in every position of a layer: it decides by the values A, and earns T.
//
// As in values.cu, with two numbers in every place: what the policy believes, and what is true. LATTICE_BELIEFS goes
// through the keeps by beliefs and writes down which one is taken, a bit for every comparison; LATTICE_TRUTHS follows
// these bits. A sheet takes two tables, so a block has half as many.
#define BEST(a, w, b, v) { const bool better_ = (b) > (a); a = better_ ? (b) : (a); w = better_ ? (v) : (w); }

extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS)
layer(const REAL* A, REAL* T, const int* us, int nu, const int* ls, int nl, int chips,
      const unsigned* __restrict__ index, const unsigned* __restrict__ counts, const REAL* __restrict__ scores,
      const int* __restrict__ up, const int* __restrict__ masks, const REAL* __restrict__ weights, REAL* scratch, unsigned* choices)
{
  extern __shared__ REAL shared[];
  __shared__ int facts[4][STATES];
  __shared__ REAL sures[STATES];
  __shared__ REAL parts[STATES][COLS];
  __shared__ REAL NA[STATES][16], NW[STATES][16], UA[STATES][49], UW[STATES][49];
  const long items = (long)nu * nl;
  #pragma unroll 1
  for (long group = blockIdx.x; group * STATES < items; group += gridDim.x) {
  __syncthreads();
  if (threadIdx.x < STATES) {
    long item = group * STATES + threadIdx.x;
    const bool mine = item < items;
    if (!mine) item = 0;
    const int u = us[item / nl], low = ls[item % nl], mask = masks[u];
    const int open_low = __ffs(~low & (LOWERS - 1)) - 1, open_up = __ffs(~mask & 63) - 1;
    facts[0][threadIdx.x] = u; facts[1][threadIdx.x] = low; facts[2][threadIdx.x] = mask; facts[3][threadIdx.x] = mine;
    sures[threadIdx.x] = rint(open_low >= 0 ? A[((long)u * LOWERS + (low | 1 << open_low)) * CHIPS]
                                            : A[((long)up[(u * 6 + open_up) * 7] * LOWERS + low) * CHIPS]);
  }
  // Phase 0: before the third throw. Phase 1: before the second one. Phase 2: what a chip buys the next count.
  #pragma unroll 1
  for (int k = 0; k < 3 * chips - 1; k++) {
    const int c = k / 3, phase = k % 3;
    __syncthreads();
    {
    const int tid = threadIdx.x, s = tid / COLS, col = tid % COLS;
    REAL* X = shared + s * 2 * STRIDE + col; REAL* Y = X + STRIDE;
    REAL* MX = shared + s * 2 * STRIDE + TEN; REAL* MY = MX + STRIDE;
    REAL* FA = scratch + (long)blockIdx.x * 4 * THROWS * THREADS + tid; REAL* FW = FA + THROWS * THREADS;
    REAL* PA = FW + THROWS * THREADS; REAL* PW = PA + THROWS * THREADS;
    const int u = facts[0][s], low = facts[1][s], mask = facts[2][s];
    const REAL sure = sures[s];
    if (phase == 0) {
      for (int i = col; i < 16 + 49; i += COLS) {
        REAL a = NONE, w = NONE;
        if (i < 16) {
          if (!(low >> i & 1)) {
            long at = ((long)u * LOWERS + (low | 1 << i)) * CHIPS + c;
            a = A[at] - sure; w = T[at] - sure;
          }
          NA[s][i] = a; NW[s][i] = w;
        } else {
          int b = (i - 16) >> 3, n = (i - 16) & 7;
          if (b < 6 && n < 7 && !(mask >> b & 1)) {
            long at = ((long)up[(u * 6 + b) * 7 + n] * LOWERS + low) * CHIPS + c;
            REAL p = (b + 1) * n;
            a = p + (A[at] - sure); w = p + (T[at] - sure);
          }
          UA[s][i - 16] = a; UW[s][i - 16] = w;
        }
      }
      __syncthreads();
      // The tables are free until the boxes are known: the best lower box by class, the best upper one by throw.
      REAL* QA = shared + s * 2 * STRIDE; REAL* QW = QA + CLASSES;
      REAL* HA = QW + CLASSES; REAL* HW = HA + THROWS;
      for (int q = col; q < CLASSES; q += COLS) {
        REAL a = NONE, w = NONE;
        #pragma unroll
        for (int j = 0; j < 16; j++) { REAL p = scores[q * 16 + j]; BEST(a, w, p + NA[s][j], p + NW[s][j]); }
        QA[q] = a; QW[q] = w;
      }
      for (int t = col; t < THROWS; t += COLS) {
        unsigned n = counts[t]; REAL a = NONE, w = NONE;
        #pragma unroll
        for (int b = 0; b < 6; b++) { int m = b * 8 + (n >> 3 * b & 7); BEST(a, w, UA[s][m], UW[s][m]); }
        HA[t] = a; HW[t] = w;
      }
      __syncthreads();
      if (col < TEN) {
        #pragma unroll 7
        for (int t = 0; t < THROWS; t++) {
          const unsigned n = index[t * TEN + col], q = n & 0xffff, m = n >> 16;
          REAL a = QA[q], w = QW[q];
          BEST(a, w, HA[t], HW[t]);
          BEST(a, w, UA[s][m], UW[s][m]);
          FA[t * THREADS] = a; FW[t * THREADS] = w;
        }
      }
      __syncthreads();
      if (col < TEN) {
        #pragma unroll 1
        for (int t0 = 0; t0 < THROWS; t0 += 21) {
          REAL fa[21], fw[21], pa[21], pw[21];
          #pragma unroll
          for (int i = 0; i < 21; i++) { fa[i] = FA[(t0 + i) * THREADS]; fw[i] = FW[(t0 + i) * THREADS]; }
          #pragma unroll
          for (int i = 0; i < 21; i++) {
            pa[i] = c > 0 ? PA[(t0 + i) * THREADS] : NONE; pw[i] = c > 0 ? PW[(t0 + i) * THREADS] : NONE;
          }
          #pragma unroll
          for (int i = 0; i < 21; i++) {
            BEST(fa[i], fw[i], pa[i], pw[i]);
            X[(t0 + i) * COLS] = fa[i]; Y[(t0 + i) * COLS] = fw[i];
          }
        }
      }
    } else if (col < TEN) {
      #pragma unroll 1
      for (int t0 = 0; t0 < THROWS; t0 += 21) {
        REAL fa[21], fw[21];
        #pragma unroll
        for (int i = 0; i < 21; i++) { fa[i] = FA[(t0 + i) * THREADS]; fw[i] = FW[(t0 + i) * THREADS]; }
        #pragma unroll
        for (int i = 0; i < 21; i++) {
          const int t = t0 + i;
          if (phase == 1) {
            REAL a = X[t * COLS], w = Y[t * COLS];
            BEST(a, w, MX[t * COLS], MY[t * COLS]);
            if (c == 0) { PA[t * THREADS] = a; PW[t * THREADS] = w; }
            BEST(a, w, fa[i], fw[i]);
            X[t * COLS] = a; Y[t * COLS] = w;
          } else { X[t * COLS] = fa[i]; Y[t * COLS] = fw[i]; }
        }
      }
    }
    __syncthreads();
    for (int g = tid; g < STATES * THROWS; g += THREADS) {
      REAL* row = shared + (g / THROWS) * 2 * STRIDE + (g % THROWS) * COLS;
      REAL x = 0, y = 0;
      #pragma unroll
      for (int v = 0; v < TEN; v++) { x += row[v]; y += row[STRIDE + v]; }
      row[TEN] = x * (REAL)0.1; row[STRIDE + TEN] = y * (REAL)0.1;
    }
    __syncthreads();
    }
    {
      REAL* X = shared + (threadIdx.x / COLS) * 2 * STRIDE + threadIdx.x % COLS;
      unsigned* B = choices + (long)blockIdx.x * WORDS * THREADS + threadIdx.x;
      // Whoever keeps the ten-sided die must throw another one.
      const bool own = threadIdx.x % COLS < TEN;
      LATTICE_BELIEFS
    }
    {
      REAL* Y = shared + (threadIdx.x / COLS) * 2 * STRIDE + threadIdx.x % COLS + STRIDE;
      const unsigned* B = choices + (long)blockIdx.x * WORDS * THREADS + threadIdx.x;
      LATTICE_TRUTHS
    }
    __syncthreads();
    const int tid = threadIdx.x, s = tid / COLS, col = tid % COLS;
    REAL* X = shared + s * 2 * STRIDE + col; REAL* Y = X + STRIDE;
    REAL* MX = shared + s * 2 * STRIDE + TEN; REAL* MY = MX + STRIDE;
    REAL* FA = scratch + (long)blockIdx.x * 4 * THROWS * THREADS + tid; REAL* FW = FA + THROWS * THREADS;
    REAL* PA = FW + THROWS * THREADS; REAL* PW = PA + THROWS * THREADS;
    if (phase == 1) {
      REAL sum = 0;
      if (col < TEN) {
        #pragma unroll 21
        for (int t = 0; t < THROWS; t++) {
          REAL a = X[t * COLS], w = Y[t * COLS];
          BEST(a, w, MX[t * COLS], MY[t * COLS]);
          BEST(a, w, FA[t * THREADS], FW[t * THREADS]);
          sum += weights[t] * w;
        }
      }
      parts[s][col] = sum;
      __syncthreads();
      if (col == 0 && facts[3][s]) {
        #pragma unroll
        for (int v = 1; v < TEN; v++) sum += parts[s][v];
        REAL* value = T + ((long)facts[0][s] * LOWERS + facts[1][s]) * CHIPS;
        value[c] = sures[s] + sum;
        if (c == chips - 1) for (int more = chips; more < CHIPS; more++) value[more] = sures[s] + sum;
      }
      if (c == 0) k++;      // What a chip buys was found on the way.
    } else if (phase == 2 && col < TEN) {
      #pragma unroll 6
      for (int t = 0; t < THROWS; t++) {
        REAL a = X[t * COLS], w = Y[t * COLS];
        BEST(a, w, MX[t * COLS], MY[t * COLS]);
        PA[t * THREADS] = a; PW[t * THREADS] = w;
      }
    }
  }
  }
}
