// The tree of a search: nodes and their edges in two arrays that never grow while it thinks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/seats.h"

namespace ludoteca::ai {

inline constexpr std::uint32_t kNone = 0xffffffff;

// A choice of a seat at a node. The edges of a node are a list sorted by seat and action, because
// which of them there are depends on what is imagined.
template <class Action>
struct Edge {
  Action action{};
  std::uint32_t next = kNone;   // in the list
  std::uint32_t child = kNone;  // the node it leads to
  std::uint32_t visits = 0;
  float sum = 0;     // of the seat's rewards
  float weight = 0;  // how often it seems worth a look, before any is taken
  Seat seat = 0;

  float mean() const { return sum / static_cast<float>(visits); }
};

struct Node {
  std::uint32_t edges = kNone;
};

template <class Action>
class Tree {
 public:
  Tree(std::size_t most_nodes, std::size_t most_edges)
      : most_nodes_(most_nodes), most_edges_(most_edges) {
    nodes_.reserve(most_nodes);
    edges_.reserve(most_edges);
  }

  void clear() {
    nodes_.clear();
    edges_.clear();
  }
  bool full() const { return nodes_.size() == most_nodes_; }
  std::size_t size() const { return nodes_.size(); }

  std::uint32_t add_node() {
    nodes_.emplace_back();
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  // Puts an edge behind `before` in the list of a node, or first; kNone if there is no room.
  std::uint32_t add_edge(std::uint32_t node, std::uint32_t before, const Edge<Action>& edge) {
    if (edges_.size() == most_edges_) return kNone;
    const auto index = static_cast<std::uint32_t>(edges_.size());
    edges_.push_back(edge);
    std::uint32_t& link = before == kNone ? nodes_[node].edges : edges_[before].next;
    edges_.back().next = link;
    link = index;
    return index;
  }

  const Node& node(std::uint32_t index) const { return nodes_[index]; }
  Edge<Action>& edge(std::uint32_t index) { return edges_[index]; }
  const Edge<Action>& edge(std::uint32_t index) const { return edges_[index]; }

  // Keeps what lies below a node, which becomes node 0.
  void keep(std::uint32_t root) {
    std::vector<std::uint32_t> moved;  // old places of the nodes kept, in their new order
    moved.push_back(root);
    Tree kept(most_nodes_, most_edges_);
    kept.add_node();
    for (std::size_t n = 0; n < moved.size(); ++n) {
      std::uint32_t last = kNone;
      for (auto e = nodes_[moved[n]].edges; e != kNone; e = edges_[e].next) {
        Edge<Action> copy = edges_[e];
        if (copy.child != kNone) {
          moved.push_back(copy.child);
          copy.child = kept.add_node();
        }
        last = kept.add_edge(static_cast<std::uint32_t>(n), last, copy);
      }
    }
    nodes_.swap(kept.nodes_);
    edges_.swap(kept.edges_);
  }

 private:
  std::size_t most_nodes_;
  std::size_t most_edges_;
  std::vector<Node> nodes_;
  std::vector<Edge<Action>> edges_;
};

}  // namespace ludoteca::ai
