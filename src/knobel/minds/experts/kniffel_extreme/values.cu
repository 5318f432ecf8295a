// What every position of a layer is worth: sheets with equally many boxes open, whose followers are known.
//
// A block works on STATES sheets at a time. Of each it has a table in shared memory: a row for each of the 252 throws of
// the five ordinary dice, a column for each face of the ten-sided die when it is kept, and column TEN for when it is
// thrown. A thread has one column of one sheet. LATTICE, which is written out at run time, takes a column from whole
// throws to their values with one more throw: the mean of every keep, one die less at a time, then the best that can be
// kept, one die more at a time. All 210 smaller keeps stay in registers.
//
// Chips are counted up. A turn with c chips is: boxes looked up, three throws; and what a chip buys after the third
// throw is a fourth one on the boxes with c - 1 chips, which the count before has left in `scratch`.

extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS)
layer(REAL* V, const int* us, int nu, const int* ls, int nl, int chips,
      const unsigned* __restrict__ index, const unsigned* __restrict__ counts, const REAL* __restrict__ scores,
      const int* __restrict__ up, const int* __restrict__ masks, const REAL* __restrict__ weights, REAL* scratch)
{
  extern __shared__ REAL shared[];
  __shared__ int facts[4][STATES];
  __shared__ REAL sures[STATES];
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
    // What is as good as certain is left out of the sums: so they are small, and float32 is fine enough.
    sures[threadIdx.x] = rint(open_low >= 0 ? V[((long)u * LOWERS + (low | 1 << open_low)) * CHIPS]
                                            : V[((long)up[(u * 6 + open_up) * 7] * LOWERS + low) * CHIPS]);
  }
  #pragma unroll 1
  for (int k = 0; k < 3 * chips - 2; k++) {
    {
    const int tid = threadIdx.x, s = tid / COLS, col = tid % COLS;
    REAL* base = shared + s * STRIDE;
    REAL* X = base + col;
    REAL* M = base + TEN;
    // While boxes are looked up, their values lie in the last rows of the table, whose own numbers wait in registers.
    REAL* Q = base + SPLIT * COLS; REAL* W = Q + CLASSES; REAL* N = W + 49;
    REAL* tail = base + THROWS * COLS;
    REAL* SY = scratch + (long)blockIdx.x * THROWS * THREADS + tid;
    const int c = k < 2 ? 0 : 1 + (k - 2) / 3;
    const bool boxes = k == 0 || (k >= 2 && (k - 2) % 3 == 0);
    const bool exchange = k >= 2 && c < chips - 1 && (k - 2) % 3 == 1;
    __syncthreads();
    const int u = facts[0][s], low = facts[1][s], mask = facts[2][s];
    const REAL sure = sures[s];
    if (boxes) {
      #pragma unroll
      for (int r = 0; r < 6; r++) {
        const int i = col + r * COLS;
        if (i >= 16 + 49) break;
        REAL v = NONE;
        if (i < 16) {
          if (!(low >> i & 1)) v = V[((long)u * LOWERS + (low | 1 << i)) * CHIPS + c] - sure;
          N[i] = v;
        } else {
          int b = (i - 16) >> 3, n = (i - 16) & 7;
          if (b < 6 && n < 7 && !(mask >> b & 1))
            v = (REAL)((b + 1) * n) + (V[((long)up[(u * 6 + b) * 7 + n] * LOWERS + low) * CHIPS + c] - sure);
          W[i - 16] = v;
        }
      }
      __syncthreads();
      REAL next[16];
      #pragma unroll
      for (int j = 0; j < 16; j++) next[j] = N[j];
      #pragma unroll 4
      for (int q = col; q < CLASSES; q += COLS) {
        REAL x = NONE;
        #pragma unroll
        for (int j = 0; j < 16; j++) x = MAX(x, scores[q * 16 + j] + next[j]);
        Q[q] = x;
      }
      #pragma unroll 6
      for (int t = col; t < THROWS; t += COLS) {
        unsigned n = counts[t]; REAL x = NONE;
        #pragma unroll
        for (int b = 0; b < 6; b++) x = MAX(x, W[b * 8 + (n >> 3 * b & 7)]);
        if (t < SPLIT) M[t * COLS] = x; else tail[t - SPLIT] = x;
      }
      __syncthreads();
      const unsigned* mine_index = index + col;
      const bool keep = c > 0 && c < chips - 1;
      REAL late[THROWS - SPLIT];
      if (col < TEN) {
        #pragma unroll 1
        for (int t0 = 0; t0 < SPLIT; t0 += 21) {
          unsigned n[21]; REAL y[21];
          #pragma unroll
          for (int i = 0; i < 21; i++) n[i] = mine_index[(t0 + i) * TEN];
          #pragma unroll
          for (int i = 0; i < 21; i++) y[i] = c > 0 ? SY[(t0 + i) * THREADS] : NONE;
          #pragma unroll
          for (int i = 0; i < 21; i++) {
            REAL x = MAX(MAX(*(REAL*)((char*)Q + (n[i] & 0xffff)), *(REAL*)((char*)Q + (n[i] >> 16))), M[(t0 + i) * COLS]);
            const REAL z = MAX(x, y[i]);
            if (keep) SY[(t0 + i) * THREADS] = z;
            X[(t0 + i) * COLS] = keep ? x : z;
          }
        }
        REAL y[THROWS - SPLIT];
        #pragma unroll
        for (int t = SPLIT; t < THROWS; t++) y[t - SPLIT] = c > 0 ? SY[t * THREADS] : NONE;
        #pragma unroll
        for (int t = SPLIT; t < THROWS; t++) {
          unsigned n = mine_index[t * TEN];
          REAL x = MAX(MAX(*(REAL*)((char*)Q + (n & 0xffff)), *(REAL*)((char*)Q + (n >> 16))), tail[t - SPLIT]);
          const REAL z = MAX(x, y[t - SPLIT]);
          if (keep) SY[t * THREADS] = z;
          late[t - SPLIT] = keep ? x : z;
        }
      }
      __syncthreads();
      if (col < TEN) {
        #pragma unroll
        for (int t = SPLIT; t < THROWS; t++) X[t * COLS] = late[t - SPLIT];
      }
    } else if (exchange) {
      // What a chip buys the next count is known now; go on with the turn, which waited in its place.
      if (col < TEN) {
        #pragma unroll 1
        for (int t0 = 0; t0 < THROWS; t0 += 42) {
          REAL y[42];
          #pragma unroll
          for (int i = 0; i < 42; i++) y[i] = SY[(t0 + i) * THREADS];
          #pragma unroll
          for (int i = 0; i < 42; i++) {
            REAL x = MAX(X[(t0 + i) * COLS], M[(t0 + i) * COLS]);
            X[(t0 + i) * COLS] = y[i];
            SY[(t0 + i) * THREADS] = x;
          }
        }
      }
    } else if (k == 1) {
      if (col < TEN) {
        #pragma unroll 21
        for (int t = 0; t < THROWS; t++) SY[t * THREADS] = MAX(X[t * COLS], M[t * COLS]);
      }
    }
    __syncthreads();
    const bool merge = !boxes && !exchange;
    for (int g = tid; g < STATES * THROWS; g += THREADS) {
      REAL* row = shared + (g / THROWS) * STRIDE + (g % THROWS) * COLS;
      REAL m = row[TEN], sum = 0;
      if (merge) {
        #pragma unroll
        for (int v = 0; v < TEN; v++) { REAL x = MAX(row[v], m); row[v] = x; sum += x; }
      } else {
        #pragma unroll
        for (int v = 0; v < TEN; v++) sum += row[v];
      }
      row[TEN] = sum * (REAL)0.1;
    }
    __syncthreads();
    }
    {
      REAL* X = shared + (threadIdx.x / COLS) * STRIDE + threadIdx.x % COLS;
      LATTICE
    }
    const int c = k < 2 ? 0 : 1 + (k - 2) / 3;
    const bool last = k == 1 || (k >= 2 && (c == chips - 1 ? (k - 2) % 3 == 1 : (k - 2) % 3 == 2));
    if (last) {
      const int tid = threadIdx.x, s = tid / COLS, col = tid % COLS;
      REAL* base = shared + s * STRIDE;
      REAL* M = base + TEN;
      REAL* tail = base + THROWS * COLS;
      __syncthreads();
      for (int g = tid; g < STATES * THROWS; g += THREADS) {
        REAL* row = shared + (g / THROWS) * STRIDE + (g % THROWS) * COLS;
        REAL m = row[TEN], sum = 0;
        #pragma unroll
        for (int v = 0; v < TEN; v++) sum += MAX(row[v], m);
        row[TEN] = sum * weights[g % THROWS];
      }
      __syncthreads();
      REAL sum = 0;
      for (int t = col; t < THROWS; t += COLS) sum += M[t * COLS];
      tail[col] = sum;
      __syncthreads();
      if (col == 0 && facts[3][s]) {
        #pragma unroll
        for (int v = 1; v < COLS; v++) sum += tail[v];
        REAL* value = V + ((long)facts[0][s] * LOWERS + facts[1][s]) * CHIPS;
        value[c] = sures[s] + sum;
        // A chip more than there are open boxes changes nothing.
        if (c == chips - 1) for (int more = chips; more < CHIPS; more++) value[more] = sures[s] + sum;
      }
    }
  }
  }
}
